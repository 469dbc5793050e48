import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { AddressWords } from '../../components/address-words/AddressWords.tsx';
import type { RecordingWords } from './recording-title.ts';

interface RecordingAddressProps {
  readonly words: RecordingWords['address'];
  readonly href: string;
  /** The same in full, as it is written in a mail. */
  readonly address: string;
}

/** The address that a recording keeps, to read and to copy. */
export function RecordingAddress({ words, href, address }: RecordingAddressProps): ReactElement {
  const [canCopy, setCanCopy] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => setCanCopy('clipboard' in navigator), []);
  const copy = (): void => {
    void navigator.clipboard.writeText(address).then(() => setIsCopied(true));
  };
  return (
    <div className="recorded-webinar__address">
      <p>
        {`${words.label} `}
        <a href={href}>
          <AddressWords text={address} />
        </a>
      </p>
      {canCopy ? (
        <p>
          <button type="button" className="button" onClick={copy}>
            {words.copy}
          </button>{' '}
          <span role="status">{isCopied ? words.copied : ''}</span>
        </p>
      ) : null}
    </div>
  );
}
