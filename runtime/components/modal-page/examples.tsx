import { ModalPage } from './ModalPage.tsx';

export const examples = {
  thanks: (
    <ModalPage title="Thank you" closeHref="/">
      <p>We will be in touch.</p>
    </ModalPage>
  ),
};
