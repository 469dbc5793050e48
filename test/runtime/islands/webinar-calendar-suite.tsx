import { expect, test } from 'vitest';
import { island as webinarPanelIsland } from '../../../runtime/islands/WebinarPanel.tsx';
import { until } from '../../until.ts';
import { answerCalls, find, findAll, type, wakeUp } from './island-page.tsx';
import { form, webinar } from './sample.ts';

const webinarCall = 'GET /api/v2/marketing/webinars?regionId=nv';
const signUpCall = 'GET /api/v1/crm/form/webinar-spring';
const signUpSentCall = 'POST /api/v1/crm/submit/webinar-spring';
const { upcoming: planned } = webinar;
const dated = {
  ...webinar,
  upcoming: { ...planned, startsAt: '2100-05-07T20:00Z' },
  calendarUrl: '/nv/webinar/2100-05-07.ics',
};

/** The link to the file for calendars. */
export function testCalendarLink(): void {
  test('the calendar file of the page’s webinar stays once the form is sent', async () => {
    answerCalls({
      [webinarCall]: { body: { upcoming: planned, history: [] } },
      [signUpCall]: { body: form },
      [signUpSentCall]: { body: {} },
    });
    const { element } = await wakeUp(webinarPanelIsland, dated);
    await until(() => find(element, 'form'));
    expect(findAll(element, `a[href="${dated.calendarUrl}"]`)).toHaveLength(1);
    type(find(element, '#webinar-firstname'), 'Ada');
    type(find(element, '#webinar-email'), 'ada@school.example');
    find(element, '[name=topics]').click();
    find(element, 'button[type=submit]').click();
    await until(() => expect(findAll(element, 'form')).toEqual([]));
    expect(findAll(element, `a[href="${dated.calendarUrl}"]`)).toHaveLength(1);
  });

  test('no calendar file is offered of a webinar that the API alone knows', async () => {
    const moved = { ...planned, webinarDetails: 'Moved to May 8' };
    answerCalls({
      [webinarCall]: { body: { upcoming: moved, history: [] } },
      [signUpCall]: { body: form },
    });
    const { element } = await wakeUp(webinarPanelIsland, dated);
    await until(() => find(element, '.webinar__details', 'Moved to May 8'));
    expect(findAll(element, 'a[href$=".ics"]')).toEqual([]);
  });
}
