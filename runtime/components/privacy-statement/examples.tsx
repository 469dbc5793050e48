import { PrivacyStatement } from './PrivacyStatement.tsx';

export const examples = {
  whole: (
    <PrivacyStatement
      name="CareerExplorer"
      provider={{ name: 'Provider', url: 'https://provider.example/' }}
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
        consentedFeatures: ['journal', 'resume builder'],
      }}
    />
  ),
};
