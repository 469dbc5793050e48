import { expect, test, vi } from 'vitest';
import { interfaceWords, pageWords } from '../../example-words.ts';
import { island as aboutVideoIsland } from '../../../runtime/islands/AboutVideo.tsx';
import { island as webinarAlertIsland } from '../../../runtime/islands/WebinarAlert.tsx';
import { answerCalls, find, findAll, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';

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

/** Videos, and the alert of the next webinar. */
export function testPlayers(): void {
  test('nothing of a video is loaded before it is asked for', async () => {
    const { element } = await wakeUp(aboutVideoIsland, video);
    const before = findAll(element, 'video').length;
    find(element, 'a').click();
    await until(() => expect(find(element, 'video')).toBe(document.activeElement));
    expect(before).toBe(0);
    expect(find(element, 'track').getAttribute('src')).toBe('/assets/captions.vtt');
  });

  test.each([
    ['that the page names', { captionsLang: 'es' }, 'es'],
    ['English else', {}, 'en'],
  ])('captions are in the language %s', async (_name, other, lang) => {
    const { element } = await wakeUp(aboutVideoIsland, { ...video, ...other });
    find(element, 'a').click();
    await until(() => expect(find(element, 'track').getAttribute('srclang')).toBe(lang));
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
    const line = document.createElement('a');
    line.dataset['event'] = '';
    document.documentElement.append(line);
    const { element } = await wakeUp(webinarAlertIsland, props);
    await until(() => expect(element.textContent).toBe(''));
    await until(() => expect(line.hidden).toBe(true));
    line.remove();
  });
}
