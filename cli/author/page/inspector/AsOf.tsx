import { useEffect, useState } from 'react';
import { attempt } from '../../../../runtime/services/attempt.ts';
import { printInstant } from '../print-instant.ts';
import type { Session } from '../session.ts';
import { showAt } from './ask.ts';
import { isReloaded } from './said.ts';
import { useSession } from './use-session.ts';

/** Says while all pages are shown as of another instant which that is, with the way back to now. */
export function AsOf() {
  const session = useSession();
  const { at, isBack } = useInstant(session);
  return (
    <div className={at === '' ? 'spoken' : 'as-of'}>
      <span role="status">
        {at !== '' && (
          <>
            As of <time dateTime={at}>{printInstant(at)}</time>
          </>
        )}
        {isBack && 'All is shown as of now.'}
      </span>
      {at !== '' && (
        <button
          type="button"
          className="button"
          onClick={({ currentTarget }) => {
            // The button goes.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
            void showAt(undefined, session.token);
          }}
        >
          Back to now
        </button>
      )}
    </div>
  );
}

const key = 'career-site as of';

/** The instant, empty for now, and whether it has become that, perhaps before a reload. */
function useInstant(session: Session) {
  const [at, setAt] = useState('');
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (!isReloaded()) attempt(() => sessionStorage.removeItem(key));
    return session.onInstant((instant) => {
      if (instant === undefined) return;
      setAt(instant);
      if (instant !== '') attempt(() => sessionStorage.setItem(key, instant));
      setIsBack(instant === '' && Boolean(attempt(() => sessionStorage.getItem(key))));
    });
  }, [session]);
  return { at, isBack };
}
