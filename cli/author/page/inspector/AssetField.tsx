import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { ask, sendAsset } from './ask.ts';
import type { FittingAssets } from './edit-messages.ts';
import { inspectorPaths } from './messages.ts';
import { useLoaded } from './use-loaded.ts';
import { useSession } from './use-session.ts';

interface AssetFieldProps {
  readonly format: string;
  /** Path of the field below its owner. */
  readonly field: string;
  readonly value: string;
  readonly onChange: (path: string) => void;
  /**
   * Takes what the picture shows, empty while that has yet to be typed; undefined where it cannot
   * stand beside the path.
   */
  readonly onWords: ((alt: string | undefined) => void) | undefined;
}

/**
 * A field for a picture or another file: one of the project's assets, or one that is added to them.
 */
export function AssetField({ format, field, value, onChange, onWords }: AssetFieldProps) {
  const { paths, wordless, orLink, folder } = useAssets(format, field, value);
  const session = useSession();
  const [refusal, setRefusal] = useState('');
  const upload = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const answer = await sendAsset({ format, field }, session.token, file);
    setRefusal('message' in answer ? answer.message : '');
    if ('path' in answer) onChange(answer.path);
  };
  const choices = [...new Set([value, ...paths])];
  return (
    <>
      {orLink ? (
        <LinkOrFile paths={paths} value={value} onChange={onChange} />
      ) : (
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
      )}
      {/\.(?:svg|png|jpe?g|webp|avif)$/i.test(value) && (
        <img
          className="asset__picture"
          alt=""
          src={`${inspectorPaths.picture}?${new URLSearchParams({ path: value })}`}
        />
      )}
      {onWords !== undefined && wordless.includes(value) && <WordsField onWords={onWords} />}
      <label className="asset">
        Or add a file to {folder}
        <input type="file" onChange={(event) => void upload(event.currentTarget.files?.[0])} />
      </label>
      <p className="answer__error" role="status">
        {refusal}
      </p>
    </>
  );
}

interface LinkOrFileProps extends Pick<AssetFieldProps, 'value' | 'onChange'> {
  readonly paths: readonly string[];
}

function LinkOrFile({ paths, value, onChange }: LinkOrFileProps) {
  const list = useId();
  return (
    <label className="asset">
      File among the assets, or an address
      <input
        className="input"
        list={list}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {paths.map((path) => (
          <option key={path}>{path}</option>
        ))}
      </datalist>
    </label>
  );
}

const noAssets: FittingAssets = { paths: [], wordless: [], orLink: false, folder: 'assets' };

/** The assets that a field takes, with those that were added since. */
function useAssets(format: string, field: string, value: string): FittingAssets {
  const load = useCallback(
    () => ask<FittingAssets>(inspectorPaths.assets, { format, field }),
    [format, field],
  );
  return useLoaded(load, value) ?? noAssets;
}

/** A field for what a picture shows that does not say it itself. */
function WordsField({ onWords }: { readonly onWords: (alt: string | undefined) => void }) {
  const label = useRef<HTMLLabelElement>(null);
  // It may be below the edge of what scrolls.
  useEffect(() => label.current?.scrollIntoView({ block: 'center' }), []);
  useEffect(() => {
    onWords('');
    return () => onWords(undefined);
  }, [onWords]);
  return (
    <label ref={label} className="asset">
      What it shows, for visitors who do not see it
      <textarea
        className="input"
        rows={2}
        onInput={(event) => onWords(event.currentTarget.value.trim())}
      />
    </label>
  );
}
