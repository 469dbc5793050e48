import type { ReactNode } from 'react';
import { AddressWords } from '../components/address-words/AddressWords.tsx';
import type { MainPage } from '../app/view.ts';
import { FactList } from '../components/fact-list/FactList.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Island } from '../islands/island.tsx';
import { island as orderTextIsland } from '../islands/OrderText.tsx';

/**
 * How a school orders, on the quote page: its order, its purchase order, and what its district
 * keeps on file.
 */
export function Ordering(page: MainPage): ReactNode {
  return (
    <>
      <Order {...page} />
      <PurchaseOrder {...page} />
      <DistrictFile {...page} />
    </>
  );
}

function Order({ site, region }: MainPage): ReactNode {
  const { title, text, facts, subject, account, students, lines, ...words } =
    region.pages.quote.order;
  const { email, phone } = site.contacts;
  const accounts = site.plans.filter(({ audience }) => audience === 'group');
  return (
    <section className="section section--aside" aria-labelledby="order">
      <h2 id="order">{title}</h2>
      <div>
        <p className="measure">{text}</p>
        <FactList
          facts={[
            { label: facts.to, value: <MailAddress email={email} /> },
            ...(phone === undefined ? [] : [{ label: facts.phone, value: phone }]),
            { label: facts.subject, value: subject },
          ]}
        />
        <Island
          of={orderTextIsland}
          when="idle"
          props={{
            to: email,
            subject,
            lines: [account, students, ...lines],
            accounts: Object.fromEntries(accounts.map(({ id, name }) => [id, name])),
            words,
          }}
        />
      </div>
    </section>
  );
}

/** Where a purchase order goes, if the site takes any. */
function PurchaseOrder({ site, region }: MainPage): ReactNode {
  const { purchaseOrders } = site;
  if (purchaseOrders === undefined) return null;
  const { legalName, address, email } = purchaseOrders;
  const { title, text, facts, write } = region.pages.quote.purchaseOrder;
  return (
    <section className="section section--aside" aria-labelledby="purchase-order">
      <h2 id="purchase-order">{title}</h2>
      <div>
        <p className="measure">{text}</p>
        <FactList
          facts={[
            { label: facts.legalName, value: legalName },
            { label: facts.address, value: <Lines lines={address} /> },
            { label: facts.email, value: <MailAddress email={email} /> },
            { label: facts.write, value: <Lines lines={write} /> },
          ]}
        />
      </div>
    </section>
  );
}

function MailAddress({ email }: { readonly email: string }): ReactNode {
  return (
    <a className="order__mail" href={`mailto:${email}`}>
      <AddressWords text={email} />
    </a>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }): ReactNode {
  return lines.map((line) => (
    <span key={line} className="order__line">
      {line}
    </span>
  ));
}

/** What a district asks for before it buys: what stands on this site, and what does not. */
function DistrictFile({ region }: MainPage): ReactNode {
  const { title, text, items } = region.pages.quote.districtFile;
  return (
    <section className="section section--aside" aria-labelledby="district-file">
      <h2 id="district-file">{title}</h2>
      <div>
        <p className="measure">
          <Prose text={text} />
        </p>
        <FactList
          facts={items.map((item) => ({ label: item.title, value: <Prose text={item.text} /> }))}
        />
      </div>
    </section>
  );
}
