import { openSample } from './open-sample.ts';

export type Sample = ReturnType<typeof openSample>;

/** A page of all editions, of which Nevada adds a block and leaves another one out. */
const blocks = `
  blockPages:
    families: # for parents
      address: /families/
      title: For families
      description: What your child does here.
      linkedFrom: [footer]
      blocks:
        # They come first.
        first: { text: { paragraphs: [One.] } }
        # It shows who says it.
        second:
          quote: { text: Two., by: A parent }

        third:
          text:
            title: Three
            paragraphs:
              - Three.
`;

const ofNevada = `    name: Nevada
    blockPages:
      families:
        blocks:
          own: { text: { paragraphs: [Four.] } }
          second: { shown: false }
          last: { text: { paragraphs: [Five.] } }
`;

/** The sample project with that page. */
export function openPages(): Sample {
  const sample = openSample();
  sample.change('\nregions:\n', `${blocks}\nregions:\n`);
  sample.change('    name: Nevada\n', ofNevada);
  return sample;
}
