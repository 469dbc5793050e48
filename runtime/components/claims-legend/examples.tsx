import { ClaimsLegend } from './ClaimsLegend.tsx';

export const examples = {
  figures: (
    <ClaimsLegend
      claims={{
        careers: 1,
        industryCertifications: 2000,
        careerClusters: 3,
        postsecondaryInstitutions: 4000,
        minimumAge: 5,
        jobChangePercent: 6,
        jobChangeMonths: 7,
      }}
      words={{
        careers: 'careers',
        industryCertifications: 'certifications',
        careerClusters: 'clusters',
        postsecondaryInstitutions: 'colleges',
      }}
    />
  ),
};
