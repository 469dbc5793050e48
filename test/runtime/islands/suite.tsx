import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AboutVideo } from '../../../runtime/islands/AboutVideo.tsx';
import { CrmForm } from '../../../runtime/islands/CrmForm.tsx';
import { LibraryPrice } from '../../../runtime/islands/LibraryPrice.tsx';
import { RecordedWebinar } from '../../../runtime/islands/RecordedWebinar.tsx';
import { StateChooser } from '../../../runtime/islands/StateChooser.tsx';
import { StateRedirector } from '../../../runtime/islands/StateRedirector.tsx';
import { StateSearch } from '../../../runtime/islands/StateSearch.tsx';
import { WebinarAlert } from '../../../runtime/islands/WebinarAlert.tsx';
import { WebinarPanel } from '../../../runtime/islands/WebinarPanel.tsx';
import { answerCalls, setSettings, wakeUp } from './island-page.tsx';
import type { Awake } from './island-page.tsx';
import { testForms } from './forms-suite.tsx';
import { testPlayers } from './players-suite.tsx';
import { testSentForms } from './sent-forms-suite.tsx';
import { testStates } from './states-suite.tsx';
import { testWebinar } from './webinar-suite.tsx';
import { chooser, contact, history, search, states, webinar } from './sample.ts';

const video = {
  title: 'A year with us',
  url: 'https://video.example/about.mp4',
  poster: { url: '/assets/poster.svg', width: 640, height: 360 },
  captionsUrl: '/assets/captions.vtt',
};
const tiers = [
  { from: 0, to: 25_000, price: 11_340 },
  { from: 25_000, price: 14_175 },
];

const islands: Readonly<Record<string, () => Promise<Awake>>> = {
  StateChooser: () => wakeUp('StateChooser', StateChooser, chooser),
  StateSearch: () => wakeUp('StateSearch', StateSearch, { id: 'search', search, states }),
  StateRedirector: () => wakeUp('StateRedirector', StateRedirector, { id: 'l', search, states }),
  CrmForm: () => wakeUp('CrmForm', CrmForm, { id: 'form', formId: 'demo', contact }),
  WebinarPanel: () => wakeUp('WebinarPanel', WebinarPanel, webinar),
  WebinarAlert: () =>
    wakeUp('WebinarAlert', WebinarAlert, { regionId: 'nv', signUpUrl: '/nv/webinar/' }),
  RecordedWebinar: () =>
    wakeUp('RecordedWebinar', RecordedWebinar, {
      history,
      index: '',
      latestUrl: '/webinar/latest/',
      titleEnd: ' | Career',
    }),
  LibraryPrice: () => wakeUp('LibraryPrice', LibraryPrice, { id: 'price', tiers }),
  AboutVideo: () => wakeUp('AboutVideo', AboutVideo, video),
};

/** What holds for the islands whichever engine renders them. */
export function testIslands(): void {
  beforeEach(() => setSettings({ environment: 'production' }));
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
    document.body.replaceChildren();
    sessionStorage.clear();
  });

  test.each(Object.keys(islands))(
    '%s wakes without a warning and keeps its markup',
    async (name) => {
      answerCalls({});
      const awake = await islands[name]?.();
      expect(awake?.errors).toEqual([]);
      expect(awake?.element.innerHTML).toBe(awake?.prerendered);
    },
  );

  testStates();
  testForms();
  testSentForms();
  testWebinar();
  testPlayers();
}
