/** Pages that each edition of the main site has below its prefix (docs/product.md S1 to S21). */
export const mainRoutes = [
  '/',
  '/plan/',
  '/localopportunities/',
  '/uptheladder/',
  '/try/',
  '/about/',
  '/privacy/',
  '/accessibility/',
  '/pricing/',
  '/pricing/individual/',
  '/pricing/group/',
  '/quote/',
  '/quote/confirmation/',
  '/demo-access/',
  '/demo-access/confirmation/',
  '/webinar/',
  '/webinar/yes/',
  '/webinar/no/',
  '/webinar/latest/',
  '/l/',
];

/** The pages of the library edition. */
export const libraryRoutes = [
  '/',
  '/pricing/',
  '/quote/',
  '/quote/confirmation/',
  '/requestdemo/',
  '/requestdemo/confirmation/',
  '/casestudy/nevada/',
];
