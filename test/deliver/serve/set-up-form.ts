import type { Submission } from '../../../runtime/forms/crm/submission.ts';

/** A submission of the set-up form by someone of this name. */
export function by(firstname: string): Submission {
  const values = {
    firstname,
    lastname: 'Byron',
    email: 'ada@school.example',
    company: 'School',
    account_role: 'teach',
  };
  return { fields: Object.entries(values).map(([name, value]) => ({ name, value })) };
}
