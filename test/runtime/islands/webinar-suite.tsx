import { expect, test } from 'vitest';
import { island as webinarPanelIsland } from '../../../runtime/islands/WebinarPanel.tsx';
import type { WebinarPanelProps } from '../../../runtime/islands/WebinarPanel.tsx';
import { answerCalls, find, findAll, nextTask, type, wakeUp } from './island-page.tsx';
import { until } from '../../until.ts';
import type { Server } from './island-page.tsx';
import { form, webinar } from './sample.ts';

const webinarCall = 'GET /api/v2/marketing/webinars?regionId=nv';
const signUpCall = 'GET /api/v1/crm/form/webinar-spring';
const signUpSentCall = 'POST /api/v1/crm/submit/webinar-spring';
const nextFormCall = 'GET /api/v1/crm/form/next-webinar';
const { recording, unplanned } = webinar.words;
const { upcoming: planned, ...withoutWebinar } = webinar;
const answers = [
  { value: 'yes', label: 'I can make it' },
  { value: 'no', label: 'I can’t make it' },
];

/** The same sign-up, which asks for the answer as well. */
const visibleAttendance = {
  ...form,
  formFieldGroups: form.formFieldGroups.map(({ fields }) => ({
    fields: fields.map((field) =>
      field.name === 'attendance' ? { ...field, fieldType: 'radio', options: answers } : field,
    ),
  })),
};

interface Open {
  readonly element: HTMLElement;
  readonly server: Server;
}

async function openSignUp(
  path = '/nv/webinar/',
  response: Pick<WebinarPanelProps, 'response'> = {},
  body: object = form,
): Promise<Open> {
  window.history.replaceState(null, '', path);
  const server = answerCalls({ [signUpCall]: { body }, [signUpSentCall]: { body: {} } });
  const { element } = await wakeUp(webinarPanelIsland, { ...webinar, ...response });
  await until(() => find(element, 'form'));
  type(find(element, '#webinar-firstname'), 'Ada');
  return { element, server };
}

function fillSignUp(element: HTMLElement): void {
  type(find(element, '#webinar-email'), 'ada@school.example');
  find(element, '[name=topics]').click();
}

function current(element: HTMLElement): string | null {
  return find(element, '[aria-current=page]').textContent;
}

function send(element: HTMLElement): void {
  find(element, 'button[type=submit]').click();
}

/** What the browser does when a visitor goes back or forward. */
function moveTo(path: string): void {
  window.history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Clicks a link and returns whether a browser would follow it; the click is not followed here. */
function isFollowed(link: HTMLElement, keys: MouseEventInit = {}): boolean {
  let followed = false;
  const note = (event: Event): void => {
    followed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return followed;
}

/** The webinar sign-up. */
export function testWebinar(): void {
  test('the webinar’s title is the name of its form', async () => {
    answerCalls({ [signUpCall]: { body: form } });
    const { element } = await wakeUp(webinarPanelIsland, webinar);
    await until(() => expect(find(element, 'h1').textContent).toBe('Sign up here'));
  });

  test.each([
    [{}, 'yes'],
    [{ response: 'yes' }, 'yes'],
    [{ response: 'no' }, 'no'],
  ] as const)('with %o attendance is %s', async (response, attendance) => {
    const server = answerCalls({
      [signUpCall]: { body: form },
      [signUpSentCall]: { body: {} },
    });
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, ...response });
    await until(() => find(element, 'form'));
    type(find(element, '#webinar-firstname'), 'Ada');
    fillSignUp(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(findAll(element, 'form')).toEqual([]);
    expect(server.posted[0]).toHaveProperty('fields.3', { name: 'attendance', value: attendance });
  });

  test('the other answer is shown in place, under its address and title', async () => {
    const { element } = await openSignUp();
    find(element, 'a', 'I can’t make it').click();
    await until(() => expect(current(element)).toBe('I can’t make it'));
    expect([location.pathname, document.title]).toEqual(['/nv/webinar/no/', 'Can’t make it']);
  });

  test('what was typed is sent with the other answer', async () => {
    const { element, server } = await openSignUp();
    find(element, 'a', 'I can’t make it').click();
    await until(() => expect(current(element)).toBe('I can’t make it'));
    fillSignUp(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted[0]).toMatchObject({
      fields: expect.arrayContaining([
        { name: 'firstname', value: 'Ada' },
        { name: 'attendance', value: 'no' },
      ]),
    });
  });

  test('whether one can make it is asked once, by the tabs', async () => {
    const { element, server } = await openSignUp('/nv/webinar/', {}, visibleAttendance);
    expect(findAll(element, '[name=attendance]')).toEqual([]);
    find(element, 'a', 'I can’t make it').click();
    await until(() => expect(current(element)).toBe('I can’t make it'));
    fillSignUp(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(server.posted[0]).toHaveProperty('fields.3', { name: 'attendance', value: 'no' });
  });

  test('who can’t make it is offered the recording, before the form is sent and after', async () => {
    const { element } = await openSignUp();
    expect(findAll(element, '.crm-form__lead')).toEqual([]);
    find(element, 'a', 'I can’t make it').click();
    await until(() => find(element, '.crm-form__lead', recording.lead));
    find(element, 'button', recording.submit);
    fillSignUp(element);
    send(element);
    await until(() => find(element, '.confirmation h2', recording.thanks.title));
    expect(find(element, '.sent-note').textContent).toMatch(/^Sent on .+m\.$/);
    expect(element.textContent).not.toContain('See you then');
  });

  test('going back shows the answer of before', async () => {
    const { element } = await openSignUp();
    find(element, 'a', 'I can’t make it').click();
    await until(() => expect(current(element)).toBe('I can’t make it'));
    window.history.back();
    await until(() => expect(current(element)).toBe('I can make it'));
    expect(document.title).toBe('Sign-up');
  });

  test('of two moves at once the last counts', async () => {
    const { element } = await openSignUp();
    find(element, 'a', 'I can’t make it').click();
    await until(() => expect(current(element)).toBe('I can’t make it'));
    moveTo('/nv/webinar/');
    moveTo('/nv/webinar/no/');
    await nextTask();
    expect([current(element), document.title]).toEqual(['I can’t make it', 'Can’t make it']);
  });

  test('each answer that is shown in place is one move, and repeating it is not', async () => {
    const { element } = await openSignUp();
    const moves: string[] = [];
    const note = (): void => void moves.push(location.pathname);
    addEventListener('pagemove', note);
    for (const answer of ['I can’t make it', 'I can’t make it', 'I can make it']) {
      find(element, 'a', answer).click();
      await until(() => expect(current(element)).toBe(answer));
    }
    removeEventListener('pagemove', note);
    expect(moves).toEqual(['/nv/webinar/no/', '/nv/webinar/yes/']);
  });

  test('a click that asks for a new tab is left to the link', async () => {
    const { element } = await openSignUp();
    expect(isFollowed(find(element, 'a', 'I can’t make it'), { ctrlKey: true })).toBe(true);
  });

  test('once the form was sent, the other answer is a link to a new one', async () => {
    const { element } = await openSignUp();
    fillSignUp(element);
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(isFollowed(find(element, 'a', 'I can’t make it'))).toBe(true);
  });

  test('the API’s webinars replace the prerendered ones', async () => {
    const details = { ...planned, webinarDetails: 'Moved to May 8' };
    answerCalls({ [webinarCall]: { body: { upcoming: details, history: [] } } });
    const { element } = await wakeUp(webinarPanelIsland, webinar);
    await until(() => find(element, '.webinar__details', 'Moved to May 8'));
    expect(findAll(element, '.webinar__last')).toEqual([]);
  });

  test.each([
    [-1, webinar.words.closed.begun],
    [-60, webinar.words.closed.over],
  ])('from %i minutes on nobody can sign up', async (minutes, words) => {
    const startsAt = new Date(Date.now() + minutes * 60_000).toISOString();
    answerCalls({ [signUpCall]: { body: form }, [nextFormCall]: { body: form } });
    const upcoming = { ...webinar.upcoming, startsAt, durationMinutes: 45 };
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, upcoming });
    await until(() => find(element, '.webinar__details', words));
    await until(() => find(element, '.webinar__next form'));
    expect(findAll(element, 'a[href="/nv/webinar/no/"]')).toEqual([]);
  });

  test('a webinar that the API has moved is still to come', async () => {
    const moved = { ...planned, webinarDetails: 'Moved to May 8' };
    answerCalls({
      [webinarCall]: { body: { upcoming: moved, history: [] } },
      [signUpCall]: { body: form },
    });
    const upcoming = { ...planned, startsAt: '2020-01-01T00:00Z' };
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, upcoming });
    await until(() => find(element, '.webinar__details', 'Moved to May 8'));
    await until(() => find(element, 'form'));
  });

  test('when no webinar is planned any more, visitors can ask for word of the next one', async () => {
    answerCalls({
      [webinarCall]: { body: { history: [] } },
      [signUpCall]: { body: form },
      [nextFormCall]: { body: { ...form, name: 'The next one' } },
    });
    const { element } = await wakeUp(webinarPanelIsland, webinar);
    await until(() => find(element, '.webinar__next form'));
    expect(findAll(element, '.crm-form')).toHaveLength(1);
  });

  test('what the form for word of the next one asks is gone once it was sent', async () => {
    answerCalls({
      [webinarCall]: { body: { history: [] } },
      [nextFormCall]: { body: form },
      'POST /api/v1/crm/submit/next-webinar': { body: {} },
    });
    const { element } = await wakeUp(webinarPanelIsland, withoutWebinar);
    find(element, 'p', unplanned.invitation);
    await until(() => find(element, '.webinar__next form'));
    find(element, 'form p', unplanned.invitation);
    type(find(element, '#webinar-next-firstname'), 'Ada');
    type(find(element, '#webinar-next-email'), 'ada@school.example');
    find(element, '[name=topics]').click();
    send(element);
    await until(() => find(element, '.confirmation'));
    expect(element.textContent).not.toContain(unplanned.invitation);
  });

  test('the answers keep the campaign id of the address', async () => {
    window.history.replaceState(null, '', '/nv/spring26/webinar/');
    answerCalls({});
    const { element } = await wakeUp(webinarPanelIsland, webinar);
    await until(() => find(element, 'a[href="/nv/spring26/webinar/no/"]'));
  });
}
