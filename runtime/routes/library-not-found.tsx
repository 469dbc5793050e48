import type { ReactNode } from 'react';
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
        <div className="hero sheet">
          <div className="hero__words">
            <p className="lead">{notFound.text}</p>
            <p className="hero__actions">
              <ButtonLink href={link('library-home')}>{notFound.button}</ButtonLink>
            </p>
            <h2>{notFound.ways.title}</h2>
            <Ways
              links={[
                { label: notFound.ways.pricing, href: link('library-pricing') },
                { label: notFound.ways.caseStudy, href: link('library-case-study') },
                { label: notFound.ways.demo, href: link('library-demo') },
                { label: notFound.ways.quote, href: link('library-quote') },
              ]}
            />
          </div>
          <div className="hero__map">
            <LostBook />
          </div>
        </div>
      }
    />
  ),
};

/** Left edge, width and height of each book, on a board at 236. */
const books = [
  [40, 34, 150],
  [74, 26, 180],
  [100, 40, 130],
  [190, 30, 170],
  [220, 44, 140],
  [264, 26, 190],
] as const;

/** A shelf with a gap. */
function LostBook(): ReactNode {
  return (
    <svg className="lost-trail" viewBox="0 0 330 290" aria-hidden="true">
      {books.map(([x, width, height]) => (
        <rect key={x} x={x} y={236 - height} width={width} height={height} />
      ))}
      <rect x={20} y={236} width={290} height={12} />
      <text x={165} y={190}>
        ?
      </text>
    </svg>
  );
}
