import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { askAssets, sendAsset } from './ask.ts';
import { inspectorPaths } from './messages.ts';

interface AssetFieldProps {
  readonly format: string;
  readonly value: string;
  readonly session: Session;
  readonly onChange: (path: string) => void;
}

/** A field for a picture or another file: one of the project's assets, or one that is added to them. */
export function AssetField({ format, value, session, onChange }: AssetFieldProps) {
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void askAssets(format).then((answer) => {
      if (isCurrent) setPaths(answer?.paths ?? []);
    });
    return () => {
      isCurrent = false;
    };
  }, [format, value]);
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const answer = await sendAsset(format, session.token, file);
    setRefusal('message' in answer ? answer.message : '');
    if ('path' in answer) onChange(answer.path);
  };
  const choices = paths.includes(value) ? paths : [value, ...paths];
  return (
    <>
      <label className="asset">
        File among the assets
        <select
          className="input"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </select>
      </label>
      {/\.(?:svg|png|jpe?g|webp|avif)$/i.test(value) && (
        <img
          className="asset__picture"
          alt=""
          src={`${inspectorPaths.picture}?${new URLSearchParams({ path: value })}`}
        />
      )}
      <label className="asset">
        Or add a file to them
        <input type="file" onChange={(event) => void upload(event.currentTarget.files?.[0])} />
      </label>
      <p className="answer__error" role="status">
        {refusal}
      </p>
    </>
  );
}
