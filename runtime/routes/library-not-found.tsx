import { libraryHeadOf, unindexed } from '../app/head.ts';
import { Layout } from '../app/layout.tsx';
import type { LibraryRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { Ways } from '../components/ways/Ways.tsx';

/** For hosts that can't redirect unknown paths to the start page (docs/product.md T6). */
export const libraryNotFound: LibraryRoute = {
  head: (page) => unindexed(libraryHeadOf(page, page.library.notFound)),
  View: ({ library: { notFound }, link }) => (
    <Layout
      title={<h1>{notFound.heading}</h1>}
      content={
        <>
          <p className="lead">{notFound.text}</p>
          <ButtonLink href={link('library-home')}>{notFound.button}</ButtonLink>
          <section>
            <h2>{notFound.ways.title}</h2>
            <Ways
              links={[
                { label: notFound.ways.pricing, href: link('library-pricing') },
                { label: notFound.ways.caseStudy, href: link('library-case-study') },
                { label: notFound.ways.demo, href: link('library-demo') },
                { label: notFound.ways.quote, href: link('library-quote') },
              ]}
            />
          </section>
        </>
      }
    />
  ),
};
