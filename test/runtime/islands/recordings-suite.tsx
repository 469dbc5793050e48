import { expect, test, vi } from 'vitest';
import { island as recordedWebinarIsland } from '../../../runtime/islands/RecordedWebinar.tsx';
import { answerCalls, find, findAll, nextTask, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import { history, recordingWords, upcoming } from './sample.ts';

const recorded = {
  history: history.map((recording, index) =>
    index === 0
      ? { ...recording, captionsUrl: '/assets/march.vtt', fallbackUrl: '/assets/march.webm' }
      : recording,
  ),
  index: '',
  latestUrl: '/nv/webinar/latest/',
  signUpUrl: '/nv/webinar/',
  plan: { label: 'How career exploration works', href: '/nv/plan/' },
  origin: 'https://careers.example',
  titleEnds: [' | Career'],
  ...recordingWords,
};

const { next: words } = recordingWords.words;

async function openRecording(address: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', address);
  answerCalls({});
  return (await wakeUp(recordedWebinarIsland, recorded)).element;
}

/** The player of recorded webinars. */
export function testRecordings(): void {
  test('before it plays, a recording shows its title and its day as a leaf of a calendar', async () => {
    const element = await openRecording('/nv/webinar/latest/');
    const [latest] = history;
    expect(find(element, '.cover__title').textContent).toBe(latest?.title);
    const leaf = [...find(element, '.leaf').children].map(({ textContent }) => textContent);
    expect(leaf).toEqual(['March', '12', '2026']);
  });

  test('the latest recording is shown by title, month and year, the others are listed', async () => {
    const element = await openRecording('/nv/webinar/latest/');
    expect(find(element, 'h1').textContent).toBe(history[0]?.title);
    expect(find(element, 'hgroup p').textContent).toBe('Webinar of March 2026');
    expect(find(element, 'nav a').getAttribute('href')).toBe('/nv/webinar/latest/1/');
  });

  test('the recording is that of the address', async () => {
    const element = await openRecording('/nv/webinar/latest/1/');
    await until(() => find(element, 'hgroup p', 'Webinar of January 2026'));
    find(element, 'nav a[href="/nv/webinar/latest/"]');
  });

  test('a page of its own shows a recording whatever the API names first', async () => {
    window.history.replaceState(null, '', '/nv/webinar/2026-01-08/');
    answerCalls({ 'GET /api/v2/marketing/webinars': { body: { history } } });
    const listed = recorded.history.map((each) => ({ ...each, url: `/nv/${each.sortableDate}/` }));
    const props = { ...recorded, history: listed, own: '/nv/2026-01-08/' };
    const { element } = await wakeUp(recordedWebinarIsland, props);
    await nextTask();
    find(element, 'hgroup p', 'Webinar of January 2026');
    expect(find(element, 'nav a').getAttribute('href')).toBe('/nv/2026-03-12/');
    expect(findAll(element, '.recorded-webinar__address')).toEqual([]);
  });

  const kept = {
    ...recorded,
    history: recorded.history.map((each) => ({ ...each, url: `/nv/${each.sortableDate}/` })),
  };
  const [first, second] = history;
  const later = { ...first, title: 'Later', sortableDate: '2026-11-12' };

  test('a recording that the API knows says the address of the page that was built for it', async () => {
    window.history.replaceState(null, '', '/nv/webinar/latest/1/');
    answerCalls({
      'GET /api/v2/marketing/webinars': { body: { history: [later, first, second] } },
    });
    const { element } = await wakeUp(recordedWebinarIsland, kept);
    await until(() => find(element, 'nav a', 'Later'));
    const address = find(element, '.recorded-webinar__address a');
    expect([address.textContent, address.getAttribute('href')]).toEqual([
      'https://careers.example/nv/2026-03-12/',
      '/nv/2026-03-12/',
    ]);
  });

  test('the list leads to the indexes that the API’s answer gives the others', async () => {
    window.history.replaceState(null, '', '/nv/webinar/latest/2/');
    answerCalls({
      'GET /api/v2/marketing/webinars': { body: { history: [later, first, second] } },
    });
    const { element } = await wakeUp(recordedWebinarIsland, kept);
    await until(() => find(element, 'nav a', 'Later'));
    expect(findAll(element, 'nav a').map((link) => link.getAttribute('href'))).toEqual([
      '/nv/webinar/latest/',
      '/nv/webinar/latest/1/',
    ]);
  });

  test('the address of a recording is copied by its button', async () => {
    const written: string[] = [];
    const writeText = async (text: string): Promise<void> => void written.push(text);
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    window.history.replaceState(null, '', '/nv/webinar/latest/');
    answerCalls({});
    const { element } = await wakeUp(recordedWebinarIsland, kept);
    await until(() => find(element, 'button', recordingWords.words.address.copy));
    find(element, 'button', recordingWords.words.address.copy).click();
    await until(() => find(element, '[role=status]', recordingWords.words.address.copied));
    expect(written).toEqual(['https://careers.example/nv/2026-03-12/']);
  });

  const renamed = { ...history[0], title: 'New' };
  test.each([
    ['prerendered', 'A year with your class', {}],
    ['the API’s', 'New', { 'GET /api/v2/marketing/webinars': { body: { history: [renamed] } } }],
  ])(
    'a recording plays with its captions and other format when it is %s',
    async (_whose, title, answers) => {
      window.history.replaceState(null, '', '/nv/webinar/latest/');
      answerCalls(answers);
      const { element } = await wakeUp(recordedWebinarIsland, recorded);
      await until(() => find(element, 'h1', title));
      find(element, 'a.video').click();
      await until(() => find(element, 'track[src="/assets/march.vtt"]'));
      find(element, 'source[src="/assets/march.webm"]');
    },
  );

  test('a recording with a poster shows that until it plays', async () => {
    window.history.replaceState(null, '', '/nv/webinar/latest/');
    answerCalls({});
    const shown = recorded.history.map((each) => ({ ...each, poster: { url: '/a.svg' } }));
    const { element } = await wakeUp(recordedWebinarIsland, { ...recorded, history: shown });
    expect(find(element, 'a.video img').getAttribute('src')).toBe('/a.svg');
    expect(findAll(element, '.cover')).toEqual([]);
  });

  test.each(['99', 'first', '-1', '1.5'])(
    'at the index "%s" there is no webinar',
    async (index) => {
      const element = await openRecording(`/nv/webinar/latest/${index}/`);
      await until(() => expect(find(element, 'h1').textContent).toBe('Webinar not Found'));
      expect(findAll(element, 'nav a')).toHaveLength(2);
    },
  );

  test('the API’s recordings replace the prerendered ones; unsafe ones are left out', async () => {
    const [latest] = history;
    const body = {
      history: [
        { ...latest, videoUrl: 'javascript:x()' },
        { ...latest, title: 'New' },
      ],
    };
    answerCalls({ 'GET /api/v2/marketing/webinars': { body } });
    const { element } = await wakeUp(recordedWebinarIsland, recorded);
    await until(() => find(element, 'h1', 'New'));
    expect(findAll(element, 'nav')).toEqual([]);
  });

  test.each([
    ['to sign up for the one that is planned', { upcoming }, 'May 7, 4 p.m.', words.signUp],
    ['to be told of the next one', {}, words.unplanned, words.hear],
  ])('the player leads on %s', async (_what, known, text, button) => {
    window.history.replaceState(null, '', '/nv/spring26/webinar/latest/');
    answerCalls({});
    const { element } = await wakeUp(recordedWebinarIsland, { ...recorded, ...known });
    find(element, '.recorded-webinar__next p', text);
    await until(() =>
      expect(find(element, 'a', button).getAttribute('href')).toBe('/nv/spring26/webinar/'),
    );
  });

  test.each([
    ['that the API knows', history.slice(1), 'Latest webinar, January 2026: A first tour | Career'],
    ['that is there no more', [], 'Recorded webinars: Webinar not Found | Career'],
  ])('the title of the document is that of the recording %s', async (_which, known, title) => {
    window.history.replaceState(null, '', '/webinar/latest/');
    answerCalls({ 'GET /api/v2/marketing/webinars': { body: { history: known } } });
    await wakeUp(recordedWebinarIsland, recorded);
    await until(() => expect(document.title).toBe(title));
  });
}
