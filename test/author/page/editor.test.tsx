import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Editor } from '../../../cli/author/page/inspector/Editor.tsx';
import { SessionProvider } from '../../../cli/author/page/inspector/use-session.ts';
import { openSession } from '../../../cli/author/page/session.ts';

const seen = { pointer: '/regions/ohio/sponsorImg', typed: 'assets/logo.svg', version: '1' };
const inherits = { chain: 'ohio ← defaults', text: 'assets/other.svg' };
const place = { label: 'regions.yaml:12', editorUrl: '' };
const reach = { editions: ['ohio'], regionCount: 52 };
const details = {
  owner: 'ohio',
  field: 'sponsorImg',
  title: 'Sponsor logo',
  place,
  reach,
  chain: '',
  hops: [],
  tokens: [],
};

const shown = { path: '/oh/', served: { document: {} as Document, live: new Map() } };
const { session } = openSession(shown);

/** The editor of a picture; with words, of what it shows. */
function render(words: string | undefined): string {
  return renderToStaticMarkup(
    <SessionProvider value={session}>
      <Editor
        details={details}
        editing={{ seen, inherits, format: 'asset-image', takesWords: true }}
        words={words}
        onSaved={() => undefined}
        onCancel={() => undefined}
        onRenew={() => Promise.resolve(undefined)}
      />
    </SessionProvider>,
  );
}

test('a picture of the region itself can be handed back', () => {
  expect(render(undefined)).toContain('Take what it inherits');
});

test('the words of a picture offer no way that takes the picture away', () => {
  expect(render('A logo')).not.toContain('Take what it inherits');
});
