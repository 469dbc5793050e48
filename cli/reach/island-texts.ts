/** A text among the props of an island, as the page has it and as its marked twin does. */
export interface PropText {
  readonly text: string;
  readonly marked: string;
}

/** The texts that an island is given in the page, such as the messages of a form: it may come to show each of them. */
export function readProps(props: string, marked: string): readonly PropText[] {
  return [...pairTexts(JSON.parse(props), JSON.parse(marked))];
}

function* pairTexts(value: unknown, twin: unknown): Generator<PropText> {
  if (typeof value === 'string' && typeof twin === 'string') yield { text: value, marked: twin };
  if (!isObject(value) || !isObject(twin)) return;
  for (const [name, inner] of Object.entries(value)) yield* pairTexts(inner, twin[name]);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
