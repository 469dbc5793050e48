import { expect, test } from 'vitest';
import { island as webinarPanelIsland } from '../../../runtime/islands/WebinarPanel.tsx';
import { until } from '../../until.ts';
import { answerCalls, find, findAll, wakeUp } from './island-page.tsx';
import { form, webinar } from './sample.ts';

const signUpCall = 'GET /api/v1/crm/form/webinar-spring';
const webinarCall = 'GET /api/v2/marketing/webinars?regionId=nv';
const { upcoming: planned } = webinar;
const { recording } = webinar.words;

const visibleAttendance = {
  ...form,
  formFieldGroups: form.formFieldGroups.map(({ fields }) => ({
    fields: fields.map((field) =>
      field.name === 'attendance' ? { ...field, fieldType: 'radio', options: [] } : field,
    ),
  })),
};

const date = 'Thursday, May 7, 2026, 4:00 p.m. Central Time';
const titled = {
  ...planned,
  title: 'A first term',
  date,
  webinarDetails: `${date}: A first term. Week by week, 45 minutes.`,
};

/**
 * What the page of a webinar tells of it: before it begins, while it is held, and once it is over.
 */
export function testWebinarTold(): void {
  test('a page of its own announces no other webinar, and asks for the answer by its tabs', async () => {
    const other = { ...planned, webinarDetails: 'The next one' };
    const server = answerCalls({
      [webinarCall]: { body: { upcoming: other, history: [] } },
      [signUpCall]: { body: visibleAttendance },
    });
    window.history.replaceState(null, '', '/nv/webinar/spring/');
    const links = { ...webinar.links, yes: '?attendance=yes', no: '?attendance=no' };
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, links, isOwn: true });
    await until(() => find(element, 'form'));
    await until(() => expect(server.calls).toContain(webinarCall));
    find(element, 'a', 'I can’t make it').click();
    await until(() => find(element, '.crm-form__lead', recording.lead));
    expect(location.href).toMatch(/\/nv\/webinar\/spring\/\?attendance=no$/);
    expect(element.textContent).not.toContain('The next one');
    expect(findAll(element, '[name=attendance]')).toEqual([]);
  });

  test('the answer in the address of a page of its own is shown', async () => {
    window.history.replaceState(null, '', '/nv/webinar/spring/?attendance=no');
    answerCalls({ [signUpCall]: { body: form } });
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, isOwn: true });
    await until(() =>
      expect(find(element, '[aria-current=page]').textContent).toBe('I can’t make it'),
    );
  });

  test('a webinar with a title is headed by it, and its day is told once', async () => {
    answerCalls({ [signUpCall]: { body: { ...form, name: titled.title } } });
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, upcoming: titled });
    expect(find(element, 'h1').textContent).toBe('A first term');
    expect(find(element, '.webinar__details p').textContent).toBe('Week by week, 45 minutes.');
    expect(find(element, '.leaf').getAttribute('aria-label')).toBe(date);
  });

  test('a webinar whose form has another name says its title below that', async () => {
    answerCalls({ [signUpCall]: { body: form } });
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, upcoming: titled });
    await until(() => expect(find(element, 'h1').textContent).toBe(form.name));
    find(element, '.webinar__details p', 'A first term. Week by week');
  });

  test.each([
    ['by its address', { joinUrl: 'https://meet.example/7' }, 'a[href="https://meet.example/7"]'],
    ['else by the e-mail, or a mail and a call to us', {}, '.notice a[href^="tel:"]'],
  ])('while it is held, those who signed up find the way in: %s', async (_how, said, way) => {
    answerCalls({});
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    const upcoming = { ...planned, startsAt, durationMinutes: 45, ...said };
    const { element } = await wakeUp(webinarPanelIsland, { ...webinar, upcoming });
    await until(() => find(element, way));
    const isTold = element.textContent?.includes(webinar.words.closed.link) === true;
    expect(isTold).toBe(!('joinUrl' in said));
  });

  test('once it is over, the page says when and where the recording comes', async () => {
    answerCalls({});
    const upcoming = { ...planned, startsAt: '2020-01-01T00:00Z' };
    const props = { ...webinar, upcoming, ownUrl: '/nv/webinar/2020-01-01/' };
    const { element } = await wakeUp(webinarPanelIsland, props);
    await until(() => find(element, '.notice a[href="/nv/webinar/2020-01-01/"]'));
    find(element, '.notice', 'https://careers.example/nv/webinar/2020-01-01/');
  });
}
