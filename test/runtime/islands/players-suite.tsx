import { expect, test, vi } from 'vitest';
import { interfaceWords, pageWords } from '../../example-words.ts';
import { island as aboutVideoIsland } from '../../../runtime/islands/AboutVideo.tsx';
import { island as recordedWebinarIsland } from '../../../runtime/islands/RecordedWebinar.tsx';
import { island as webinarAlertIsland } from '../../../runtime/islands/WebinarAlert.tsx';
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
  email: 'hello@career.example',
  titleEnd: ' | Career',
  ...recordingWords,
};

const { next: words } = recordingWords.words;

async function openRecording(address: string): Promise<HTMLElement> {
  window.history.replaceState(null, '', address);
  answerCalls({});
  return (await wakeUp(recordedWebinarIsland, recorded)).element;
}

const video = {
  title: 'A year with us',
  url: 'https://video.example/about.mp4',
  poster: { url: '/assets/poster.svg' },
  captionsUrl: '/assets/captions.vtt',
  words: interfaceWords.video,
};

/** Plays the video, and lets it fail once focus is where it is wanted. */
async function failVideo(moveFocus: () => void): Promise<HTMLElement> {
  const { element } = await wakeUp(aboutVideoIsland, video);
  find(element, 'a').click();
  await until(() => expect(find(element, 'video')).toBe(document.activeElement));
  moveFocus();
  find(element, 'source').dispatchEvent(new Event('error'));
  await until(() => find(element, '[role=alert]', 'can’t be played'));
  return element;
}

async function playInTwoFormats(): Promise<HTMLElement> {
  const fallbackUrl = '/assets/about.mp4';
  const props = { ...video, url: '/assets/about.webm', fallbackUrl };
  const { element } = await wakeUp(aboutVideoIsland, props);
  find(element, 'a').click();
  await until(() => find(element, 'video'));
  return element;
}

/** Videos, recorded webinars and the alert of the next one. */
export function testPlayers(): void {
  test('nothing of a video is loaded before it is asked for', async () => {
    const { element } = await wakeUp(aboutVideoIsland, video);
    const before = findAll(element, 'video').length;
    find(element, 'a').click();
    await until(() => expect(find(element, 'video')).toBe(document.activeElement));
    expect(before).toBe(0);
    expect(find(element, 'track').getAttribute('src')).toBe('/assets/captions.vtt');
  });

  test('before it plays, a recording shows its title and its day as a leaf of a calendar', async () => {
    const element = await openRecording('/nv/webinar/latest/');
    const [latest] = history;
    expect(find(element, '.cover__title').textContent).toBe(latest?.title);
    const leaf = [...find(element, '.leaf').children].map(({ textContent }) => textContent);
    expect(leaf).toEqual(['March', '12', '2026']);
  });

  test('before it plays, a video in two formats is a link to that which more programs open', async () => {
    const props = { ...video, url: '/assets/about.webm', fallbackUrl: '/assets/about.mp4' };
    const { element } = await wakeUp(aboutVideoIsland, props);
    expect(find(element, 'a').getAttribute('href')).toBe('/assets/about.mp4');
  });

  test('a browser chooses between two formats of a video by their types', async () => {
    const element = await playInTwoFormats();
    const offered = findAll(element, 'source').map((source) => [
      source.getAttribute('src'),
      source.getAttribute('type'),
    ]);
    expect(offered).toEqual([
      ['/assets/about.webm', 'video/webm'],
      ['/assets/about.mp4', 'video/mp4'],
    ]);
  });

  test('a video fails when the last of its formats does', async () => {
    const element = await playInTwoFormats();
    const [first, last] = findAll(element, 'source');
    first?.dispatchEvent(new Event('error'));
    const before = findAll(element, 'video').length;
    last?.dispatchEvent(new Event('error'));
    await until(() => find(element, '[role=alert]'));
    expect(before).toBe(1);
  });

  test('offline, a visitor reads that it is the connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const element = await playInTwoFormats();
    find(element, 'video').dispatchEvent(new Event('error'));
    await until(() => find(element, '[role=alert]', 'You are offline'));
  });

  test('a video that failed can be tried again, and focus goes to it', async () => {
    const element = await failVideo(() => undefined);
    find(element, 'button').click();
    await until(() => expect(find(element, 'video')).toBe(document.activeElement));
    expect(findAll(element, '[role=alert]')).toEqual([]);
  });

  test('a video plays on without its captions, and says so', async () => {
    const element = await playInTwoFormats();
    find(element, 'track').dispatchEvent(new Event('error'));
    await until(() => find(element, '[role=status]', 'captions'));
    expect(findAll(element, 'video')).toHaveLength(1);
  });

  test('when a video fails, focus goes from the player to the message', async () => {
    const element = await failVideo(() => undefined);
    await until(() => expect(document.activeElement).toBe(find(element, '[role=alert]')));
  });

  test('when a video fails while focus is elsewhere, focus stays there', async () => {
    const other = document.createElement('button');
    const element = await failVideo(() => {
      document.body.append(other);
      other.focus();
    });
    expect(findAll(element, '[role=alert]')).toHaveLength(1);
    expect(document.activeElement).toBe(other);
  });

  test('the latest recording is shown by month and year, the others are listed', async () => {
    const element = await openRecording('/nv/webinar/latest/');
    expect(find(element, 'h1').textContent).toBe('Webinar of March 2026');
    expect(find(element, 'nav a').getAttribute('href')).toBe('/nv/webinar/latest/1/');
  });

  test('the recording is that of the address', async () => {
    const element = await openRecording('/nv/webinar/latest/1/');
    await until(() => expect(find(element, 'h1').textContent).toBe('Webinar of January 2026'));
    find(element, 'nav a[href="/nv/webinar/latest/"]');
  });

  test('a page of its own shows a recording whatever the API names first', async () => {
    window.history.replaceState(null, '', '/nv/webinar/2026-01-08/');
    answerCalls({ 'GET /api/v2/marketing/webinars': { body: { history } } });
    const listed = recorded.history.map((each) => ({ ...each, url: `/nv/${each.sortableDate}/` }));
    const props = { ...recorded, history: listed, own: '/nv/2026-01-08/' };
    const { element } = await wakeUp(recordedWebinarIsland, props);
    await nextTask();
    expect(find(element, 'h1').textContent).toBe('Webinar of January 2026');
    expect(find(element, 'nav a').getAttribute('href')).toBe('/nv/2026-03-12/');
  });

  test('a recording that the API knows leads to the page that was built for it', async () => {
    window.history.replaceState(null, '', '/nv/webinar/latest/');
    const [first, second] = history;
    const later = { ...first, title: 'Later', sortableDate: '2026-11-12' };
    answerCalls({
      'GET /api/v2/marketing/webinars': { body: { history: [first, second, later] } },
    });
    const own = recorded.history.map((each) => ({ ...each, url: `/nv/${each.sortableDate}/` }));
    const { element } = await wakeUp(recordedWebinarIsland, { ...recorded, history: own });
    await until(() => find(element, 'nav a', 'Later'));
    expect(findAll(element, 'h2 a, nav a').map((link) => link.getAttribute('href'))).toEqual([
      '/nv/2026-03-12/',
      '/nv/2026-01-08/',
      '/nv/webinar/latest/2/',
    ]);
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
      await until(() => find(element, 'h2', title));
      find(element, 'a.video').click();
      await until(() => find(element, 'track[src="/assets/march.vtt"]'));
      find(element, 'source[src="/assets/march.webm"]');
    },
  );

  test('a recording without a video says that it follows and whom to write to, and offers nothing to play', async () => {
    window.history.replaceState(null, '', '/nv/webinar/latest/');
    const held = history.map((recording) => ({ ...recording, videoUrl: undefined }));
    answerCalls({ 'GET /api/v2/marketing/webinars': { body: { history: held } } });
    const { element } = await wakeUp(recordedWebinarIsland, recorded);
    await until(() => find(element, '.notice [href="mailto:hello@career.example"]', 'hello@'));
    expect(find(element, 'div.video .cover__title').textContent).toBe(history[0]?.title);
    expect(findAll(element, 'a.video')).toEqual([]);
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
    await until(() => find(element, 'h2', 'New'));
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

  test('the alert announces the webinar of the API', async () => {
    const upcoming = { webinarSignupForm: 'fall', webinarDetails: 'A tour on Tuesday.' };
    answerCalls({
      'GET /api/v2/marketing/webinars?regionId=nv': { body: { upcoming, history: [] } },
    });
    const props = { regionId: 'nv', signUpUrl: '/nv/webinar/', words: pageWords.webinar.alert };
    const { element } = await wakeUp(webinarAlertIsland, props);
    await until(() => expect(find(element, 'p').textContent).toBe('A tour on Tuesday.'));
    expect(find(element, 'a').getAttribute('href')).toBe('/nv/webinar/');
  });

  test('the alert is silent when the API says that no webinar is planned', async () => {
    const upcoming = { webinarSignupForm: 'fall', webinarDetails: 'A tour on Tuesday.' };
    answerCalls({ 'GET /api/v2/marketing/webinars?regionId=nv': { body: { history: [] } } });
    const props = {
      regionId: 'nv',
      upcoming,
      signUpUrl: '/nv/webinar/',
      words: pageWords.webinar.alert,
    };
    const { element } = await wakeUp(webinarAlertIsland, props);
    await until(() => expect(element.textContent).toBe(''));
  });
}
