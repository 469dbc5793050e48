import { ButtonLink } from './ButtonLink.tsx';

export const examples = {
  primary: <ButtonLink href="/pricing/">See prices</ButtonLink>,
  quiet: (
    <ButtonLink href="/about/" tone="quiet">
      Learn more
    </ButtonLink>
  ),
  mail: <ButtonLink href="mailto:hello@career.example?subject=Hello">Write to us</ButtonLink>,
  download: (
    <ButtonLink href="/assets/brochure.pdf" isDownload>
      Download the brochure
    </ButtonLink>
  ),
};
