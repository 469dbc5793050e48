import type { RefObject } from 'react';
import { useState } from 'react';
import { Answer } from '../inspector/Answer.tsx';
import { askField, send } from '../inspector/ask.ts';
import { Editor } from '../inspector/Editor.tsx';
import type { EditAnswer, FieldEditing, GivenValue } from '../inspector/edit-messages.ts';
import type { FieldDetails } from '../inspector/messages.ts';
import { NewItem } from '../inspector/NewItem.tsx';
import { TypedText } from '../inspector/TypedText.tsx';
import { useFocusAfter } from '../inspector/use-focus-after.ts';
import { useSession } from '../inspector/use-session.ts';
import type { ShownWebinar, WebinarEdit, WebinarsAnswer } from './messages.ts';
import { agendaPaths } from './messages.ts';

interface WebinarProps extends Pick<WebinarsAnswer, 'recorded'> {
  readonly webinar: ShownWebinar;
  readonly onSaved: (words: string, answer: EditAnswer) => void;
}

/** A webinar that is announced: it is moved, called off or made a recording. */
export function Webinar({ webinar, recorded, onSaved }: WebinarProps) {
  const { name, title, when, place, known } = webinar;
  const [isRecorded, setIsRecorded] = useState(false);
  const { moved, setMoved, startOf } = useMoved(webinar);
  const { answer, change } = useChange(webinar, onSaved);
  const buttons = { move: useFocusAfter(moved !== undefined), record: useFocusAfter(isRecorded) };
  return (
    <div className="field" role="group" aria-label={`${name}: ${title}`} tabIndex={-1}>
      <p>
        {name}: <TypedText text={title} />
      </p>
      <p className="card__note">
        {when} <span className="field__line">{place.label}</span>
      </p>
      {moved !== undefined && (
        <Moving
          details={moved}
          onSaved={(saved) => {
            setMoved(undefined);
            onSaved('Moved.', saved);
          }}
          onCancel={() => setMoved(undefined)}
          onRenew={async () => (await startOf())?.editing}
        />
      )}
      {isRecorded && (
        <NewItem
          list="webinarHistory"
          asked={recorded}
          known={known}
          onAdd={(given) => void change('record', 'It is among the recordings.', given)}
          onCancel={() => setIsRecorded(false)}
        />
      )}
      {moved === undefined && !isRecorded && (
        <Steps
          place={place}
          buttons={buttons}
          onMove={() => void startOf().then(setMoved)}
          onRecord={() => setIsRecorded(true)}
          onCancel={() => void change('cancel', 'Called off.', [])}
        />
      )}
      <Answer answer={answer} value="" />
    </div>
  );
}

/** The start of a webinar, while another one is asked for. */
function useMoved(webinar: ShownWebinar) {
  const [moved, setMoved] = useState<FieldDetails>();
  const startOf = (): Promise<FieldDetails | undefined> =>
    askField({ owner: webinar.owner, field: `${webinar.field}.startsAt` });
  return { moved, setMoved, startOf };
}

/** Calls a webinar off or makes it a recording, and what was answered to that. */
function useChange({ id }: ShownWebinar, onSaved: WebinarProps['onSaved']) {
  const session = useSession();
  const [answer, setAnswer] = useState<EditAnswer>();
  const change = async (
    action: 'cancel' | 'record',
    words: string,
    given: readonly GivenValue[],
  ): Promise<void> => {
    const edit: WebinarEdit = { action, id, given };
    const saved = await send(agendaPaths.webinar, session.token, edit);
    setAnswer(saved);
    if (saved.outcome === 'done') onSaved(words, saved);
  };
  return { answer, change };
}

interface MovingProps {
  readonly details: FieldDetails;
  readonly onSaved: (answer: EditAnswer) => void;
  readonly onCancel: () => void;
  readonly onRenew: () => Promise<FieldEditing | undefined>;
}

/** Asks for another day and hour. */
function Moving({ details, ...others }: MovingProps) {
  if (details.editing === undefined) return null;
  return <Editor details={details} editing={details.editing} words={undefined} {...others} />;
}

interface StepsProps extends Pick<ShownWebinar, 'place'> {
  readonly buttons: Readonly<Record<'move' | 'record', RefObject<HTMLButtonElement | null>>>;
  readonly onMove: () => void;
  readonly onRecord: () => void;
  readonly onCancel: () => void;
}

function Steps({ place, buttons, onMove, onRecord, onCancel }: StepsProps) {
  return (
    <p className="field__actions">
      <button ref={buttons.move} type="button" className="button" onClick={onMove}>
        Move
      </button>
      <button ref={buttons.record} type="button" className="button" onClick={onRecord}>
        Turn into a recording
      </button>
      <button type="button" className="button" onClick={onCancel}>
        Call off
      </button>
      <a className="button" href={place.editorUrl}>
        Open in editor
      </a>
    </p>
  );
}
