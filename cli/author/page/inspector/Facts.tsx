import type { FieldDetails, ShownField } from './messages.ts';
import { usePages } from './use-field.ts';

interface FactsProps {
  readonly details: FieldDetails | undefined;
  /** A fact is to be changed. */
  readonly onOpen: (fact: ShownField) => Promise<void>;
}

/** The facts that a text prints by tokens, to be changed for all texts that print them. */
export function Facts({ details, onOpen }: FactsProps) {
  const facts = new Map(
    (details?.tokens ?? []).flatMap(({ name, text, fact }) =>
      fact === undefined ? [] : [[name, { text, fact }]],
    ),
  );
  return Array.from(facts, ([name, { text, fact }]) => (
    <FactButton key={name} text={text} fact={fact} onOpen={onOpen} />
  ));
}

interface FactButtonProps extends Pick<FactsProps, 'onOpen'> {
  readonly text: string;
  readonly fact: ShownField;
}

function FactButton({ text, fact, onOpen }: FactButtonProps) {
  const { pages = 0 } = usePages(fact) ?? {};
  const reach = pages === 0 ? '' : `: changes ${pages === 1 ? '1 page' : `${pages} pages`}`;
  return (
    <button type="button" className="button" onClick={() => void onOpen(fact)}>
      Edit {text}
      {reach}
    </button>
  );
}
