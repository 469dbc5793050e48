import type { ReactNode } from 'react';

/** The slots of a page that a route can fill (docs/product.md S18). */
export interface Slots {
  readonly title?: ReactNode;
  readonly top?: ReactNode;
  readonly content?: ReactNode;
  readonly sidebar?: ReactNode;
  readonly bottom?: ReactNode;
  readonly columns?: readonly ReactNode[];
}

const names = ['title', 'top', 'content', 'sidebar', 'bottom', 'columns'] as const;

/** Combinations of slots that have a layout; the slots of a name are in the order of `names`. */
const layouts: Readonly<Record<string, (slots: Slots) => ReactNode>> = {
  content: stacked,
  'title, content': stacked,
  'title, content, bottom': stacked,
  'title, top, content': stacked,
  'title, top, content, bottom': stacked,
  'top, content': stacked,
  'top, content, bottom': stacked,
  'title, content, sidebar': withSidebar,
  'title, content, sidebar, bottom': withSidebar,
  'title, columns': withColumns,
  'title, columns, bottom': withColumns,
  'title, top, columns': withColumns,
  'title, top, columns, bottom': withColumns,
};

/** The page's `main`; a combination of slots without a layout is an error that names the slots. */
export function Layout(slots: Slots): ReactNode {
  const combination = names.filter((name) => slots[name] !== undefined).join(', ');
  const layout = layouts[combination];
  if (layout === undefined) {
    throw new Error(`No layout is defined for the slots ${combination || '(none)'}.`);
  }
  return (
    <main id="main" className="page" tabIndex={-1}>
      {layout(slots)}
    </main>
  );
}

function stacked({ title, top, content, bottom }: Slots): ReactNode {
  return (
    <>
      <Opening title={title} top={top} />
      <div className="container page__content">{content}</div>
      <Closing bottom={bottom} />
    </>
  );
}

function withSidebar({ title, top, content, sidebar, bottom }: Slots): ReactNode {
  return (
    <>
      <Opening title={title} top={top} />
      <div className="container page__content grid">
        <div className="page__primary">{content}</div>
        <aside className="page__sidebar">{sidebar}</aside>
      </div>
      <Closing bottom={bottom} />
    </>
  );
}

function withColumns({ title, top, columns = [], bottom }: Slots): ReactNode {
  return (
    <>
      <Opening title={title} top={top} />
      <div className="container page__content grid">
        {columns.map((column, index) => (
          <div key={index} className={`page__column page__column--of-${columns.length}`}>
            {column}
          </div>
        ))}
      </div>
      <Closing bottom={bottom} />
    </>
  );
}

function Opening({ title, top }: Pick<Slots, 'title' | 'top'>): ReactNode {
  return (
    <>
      {title === undefined ? null : (
        <div className="title-bar">
          <div className="container title-bar__inner">{title}</div>
        </div>
      )}
      {top === undefined ? null : (
        <div className="page__top">
          <div className="container">{top}</div>
        </div>
      )}
    </>
  );
}

function Closing({ bottom }: Pick<Slots, 'bottom'>): ReactNode {
  return bottom === undefined ? null : (
    <div className="page__bottom">
      <div className="container">{bottom}</div>
    </div>
  );
}
