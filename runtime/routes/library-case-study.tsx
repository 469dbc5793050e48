import { libraryHeadOf } from '../app/head.ts';
import type { LibraryRoute } from '../app/view.ts';
import { ButtonLink } from '../components/button/ButtonLink.tsx';
import { ModalPage } from '../components/modal-page/ModalPage.tsx';
import { Picture } from '../components/picture/Picture.tsx';
import { Quote } from '../components/quote/Quote.tsx';

/** The Nevada case study, as a modal page (docs/product.md T9). */
export const libraryCaseStudy: LibraryRoute = {
  head: (page) =>
    libraryHeadOf(page, {
      title: page.library.caseStudy.title,
      description: page.library.caseStudy.summary,
    }),
  View: ({ library, modal, asset, link }) => (
    <ModalPage {...modal} title={library.caseStudy.title}>
      <p className="lead">{library.caseStudy.summary}</p>
      <div className="before-after">
        {[library.caseStudy.before, library.caseStudy.after].map(({ title, items }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="case">
        <div className="case__aside">
          <Picture
            asset={asset(library.caseStudy.image)}
            className="screen"
            place="modal"
            isFirstSeen
          />
          <dl className="case__figure claims__figure">
            <dt>{library.caseStudy.figure.text}</dt>
            <dd>{library.caseStudy.figure.value}</dd>
          </dl>
        </div>
        <div className="prose">
          {library.caseStudy.sections.map(({ title, text }) => (
            <section key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </section>
          ))}
          <Quote {...library.caseStudy.quote} />
          <ButtonLink href={link('library-demo')}>{library.caseStudy.button}</ButtonLink>
        </div>
      </div>
    </ModalPage>
  ),
};
