import { ModalPage } from './ModalPage.tsx';

export const examples = {
  thanks: (
    <ModalPage title="Thank you" closeHref="/" words={{ close: 'Close' }}>
      <p>We will be in touch.</p>
    </ModalPage>
  ),
};
