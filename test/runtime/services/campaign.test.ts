import { expect, test } from 'vitest';
import { findCampaign, withCampaign } from '../../../runtime/services/campaign.ts';

test.each([
  ['/spring26/quote/', '', 'spring26'],
  ['/nv/spring26/webinar/yes/', '/nv', 'spring26'],
  ['/nv/quote/', '/nv', undefined],
  ['/quote/', '', undefined],
  ['/spring26/quote', '', 'spring26'],
  ['/spring26/plan/', '', undefined],
  ['/a%20b/quote/', '', undefined],
  [`/${'x'.repeat(65)}/quote/`, '', undefined],
])('the campaign of %s below "%s" is %s', (path, prefix, campaign) => {
  expect(findCampaign(path, prefix)).toBe(campaign);
});

test('a link keeps the campaign', () => {
  expect(withCampaign('/nv/webinar/no/', 'spring26')).toBe('/nv/spring26/webinar/no/');
});

test('a link without a campaign is not changed', () => {
  expect(withCampaign('/nv/webinar/no/', undefined)).toBe('/nv/webinar/no/');
});
