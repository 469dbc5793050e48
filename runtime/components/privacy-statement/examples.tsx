import { PrivacyStatement } from './PrivacyStatement.tsx';

const passage = { title: 'A heading', text: 'A **paragraph** with [a link](#children).' };

export const examples = {
  whole: (
    <PrivacyStatement
      words={{
        title: 'Privacy',
        heading: 'Privacy here',
        description: 'What is kept.',
        contents: { label: 'Parts', effective: 'Since January.' },
        families: { title: 'For parents', lines: ['You **decide**.'] },
        introduction: { title: 'Beginning', paragraphs: ['Who we are.', 'Who you are.'] },
        products: {
          title: 'Open parts',
          text: 'These are open:',
          items: ['a map;', 'a search.'],
          personalData: 'We keep:',
          use: 'To help you.',
        },
        website: {
          title: 'This website',
          cookies: 'None.',
          requests: 'None of others.',
          recordings: 'Once you ask.',
          forms: 'Once you send.',
          number: 'Once.',
          token: 'If there is one.',
          pageViews: { none: 'Not counted.', counted: 'Counted.' },
          errors: { none: 'Not reported.', reported: 'Reported.' },
          signal: 'Honored.',
        },
        provisions: {
          title: 'More',
          retention: passage,
          consent: passage,
          updates: passage,
          disclosure: passage,
        },
        children: {
          ...passage,
          shortTitle: 'Children',
          signUp: passage,
          underAge: { title: 'Young children', paragraphs: ['A parent agrees.'] },
          teens: passage,
          afterConsent: passage,
        },
        rights: { ...passage, items: ['see it;', 'delete it.'], request: 'Ask us.' },
        security: passage,
        contact: passage,
      }}
      facts={{
        effectiveDate: 'January 1, 2026',
        requestFormUrl: 'https://provider.example/request',
        globalStatementUrl: 'https://provider.example/statement',
        childPrivacyProgramUrl: 'https://seal.example/',
        email: 'privacy@career.example',
        consentButton: 'YES',
        consentWindowDays: 1,
        deletionHours: 2,
        childUnderAge: 3,
        teenFromAge: 4,
        teenToAge: 5,
        personalData: ['name', 'age'],
        signUpData: ['username'],
      }}
      paid={<p>Groups take an account.</p>}
      measured={{ pageViews: 'Counted.', errors: 'Not reported.' }}
    />
  ),
};
