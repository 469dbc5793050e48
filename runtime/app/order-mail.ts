import type { Mail } from '../services/mail-link.ts';
import { fillIn } from '../services/fill-in.ts';
import type { MainPage } from './view.ts';

/** The mail that orders accounts; `{students}` stands for their number. Without a name of an account the buyer writes it. */
export function orderMail({ site, region }: MainPage, plan = ''): Mail {
  const { subject, account, students, buyer } = region.pages.quote.closed.ways.mail;
  return { to: site.contacts.email, subject, lines: [fillIn(account, { plan }), students, buyer] };
}
