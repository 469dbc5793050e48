import { interfaceWords, libraryWords, pageWords } from '../../example-words.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { island as aboutVideoIsland } from '../../../runtime/islands/AboutVideo.tsx';
import { island as crmFormIsland } from '../../../runtime/islands/CrmForm.tsx';
import { island as orderTextIsland } from '../../../runtime/islands/OrderText.tsx';
import { island as priceCalculatorIsland } from '../../../runtime/islands/PriceCalculator.tsx';
import { island as recordedWebinarIsland } from '../../../runtime/islands/RecordedWebinar.tsx';
import { island as stateChooserIsland } from '../../../runtime/islands/StateChooser.tsx';
import { island as stateRedirectorIsland } from '../../../runtime/islands/StateRedirector.tsx';
import { island as stateSearchIsland } from '../../../runtime/islands/StateSearch.tsx';
import { island as webinarAlertIsland } from '../../../runtime/islands/WebinarAlert.tsx';
import { island as webinarPanelIsland } from '../../../runtime/islands/WebinarPanel.tsx';
import { loaders } from '../../../runtime/islands/registry.ts';
import { answerCalls, setSettings, wakeUp } from './island-page.tsx';
import type { Awake } from './island-page.tsx';
import { testCrmShapes } from './crm-shapes-suite.tsx';
import { testForms } from './forms-suite.tsx';
import { props } from './open-form.tsx';
import { order, testOrderText } from './order-text-suite.tsx';
import { testPlayers } from './players-suite.tsx';
import { testRecordings } from './recordings-suite.tsx';
import { testPriceCalculator } from './price-calculator-suite.tsx';
import { testSentForms } from './sent-forms-suite.tsx';
import { testSubmissionIds } from './submission-ids-suite.tsx';
import { testStateSearch } from './state-search-suite.tsx';
import { testStates } from './states-suite.tsx';
import { testCalendarLink } from './webinar-calendar-suite.tsx';
import { testWebinarTold } from './webinar-told-suite.tsx';
import { testWebinar } from './webinar-suite.tsx';
import { chooser, history, recordingWords, redirector, search, webinar } from './sample.ts';

const video = {
  title: 'A year with us',
  url: 'https://video.example/about.mp4',
  poster: { url: '/assets/poster.svg', width: 640, height: 360 },
  captionsUrl: '/assets/captions.vtt',
  words: interfaceWords.video,
};
const prices = [
  { from: 0, to: 25_000, price: 11_340 },
  { from: 25_000, price: 14_175 },
];

const islands: Readonly<Record<string, () => Promise<Awake>>> = {
  StateChooser: () => wakeUp(stateChooserIsland, chooser),
  StateSearch: () => wakeUp(stateSearchIsland, { id: 'search', search, statesUrl: '/states.json' }),
  StateRedirector: () => wakeUp(stateRedirectorIsland, redirector),
  CrmForm: () => wakeUp(crmFormIsland, props),
  OrderText: () => wakeUp(orderTextIsland, order),
  WebinarPanel: () => wakeUp(webinarPanelIsland, webinar),
  WebinarAlert: () =>
    wakeUp(webinarAlertIsland, {
      regionId: 'nv',
      signUpUrl: '/nv/webinar/',
      words: pageWords.webinar.alert,
    }),
  RecordedWebinar: () =>
    wakeUp(recordedWebinarIsland, {
      history,
      index: '',
      latestUrl: '/webinar/latest/',
      signUpUrl: '/webinar/',
      plan: { label: 'How career exploration works', href: '/plan/' },
      origin: 'https://careers.example',
      titleEnds: [' | Career'],
      ...recordingWords,
    }),
  PriceCalculator: () =>
    wakeUp(priceCalculatorIsland, {
      counted: 'population',
      prices,
      words: libraryWords.pricing.calculator,
      form: { note: 'For groups.', ways: [{ label: 'Ask', href: '/quote/' }] },
    }),
  AboutVideo: () => wakeUp(aboutVideoIsland, video),
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

  test('every island of the registry is tried here', () => {
    expect(Object.keys(islands).sort()).toEqual(Object.keys(loaders).sort());
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
  testStateSearch();
  testForms();
  testSentForms();
  testCrmShapes();
  testSubmissionIds();
  testWebinar();
  testCalendarLink();
  testWebinarTold();
  testPlayers();
  testOrderText();
  testRecordings();
  testPriceCalculator();
}
