import { useEffect, useState } from 'react';
import type { Problem } from '../messages.ts';
import { inPixels, panelWidth } from './place-card.ts';
import { useSession } from './use-session.ts';

/**
 * A button that counts the warnings and notices of the YAML and lists them; nothing where there are
 * none.
 */
export function Notices() {
  const session = useSession();
  const [notices, setNotices] = useState<readonly Problem[]>([]);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => session.onNotices(setNotices), [session]);
  if (notices.length === 0) return null;
  return (
    <>
      {isOpen && (
        <div className="panel" style={inPixels({ width: panelWidth })}>
          <ul className="panel__list" aria-label="Notices">
            {notices.map(({ place, code, message }) => (
              <li key={`${place} ${code} ${message}`}>
                <span className="panel__kind">
                  {place} · {code}
                </span>
                {message}
              </li>
            ))}
          </ul>
        </div>
      )}
      <button
        type="button"
        className="toggle"
        aria-expanded={isOpen}
        title="What was noticed in the YAML; it keeps nothing from being shown"
        onClick={() => setIsOpen(!isOpen)}
      >
        {notices.length === 1 ? '1 notice' : `${notices.length} notices`}
      </button>
    </>
  );
}
