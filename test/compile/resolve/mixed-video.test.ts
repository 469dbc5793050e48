import { expect, test } from 'vitest';
import { reported } from './sample.ts';

const file = (name: string) => `https://video.careerexplorer.example/${name}`;

const mixed = (video: string, others = '') => {
  const pages = `pages: { about: { testimonial: { video: { ${video} } } } }`;
  const regions = `  nevada: { code: NV, name: Nevada, ${pages} }\n${others}`;
  return reported('mixed-video', { regions }).map(({ message }) => message);
};

test('a region that names another video inherits neither captions nor another format unseen', () => {
  expect(mixed(`url: '${file('nevada.mp4')}'`)).toEqual([
    expect.stringContaining('has not its own fallbackUrl and captions'),
  ]);
});

test('what is missing is named alone', () => {
  const video = `url: '${file('nevada.mp4')}', captions: assets/captions.vtt`;
  expect(mixed(video)).toEqual([expect.stringContaining('has not its own fallbackUrl, but that')]);
});

test('it is reported once, however many regions show it', () => {
  const utah = '  utah: { code: UT, name: Utah, reuse: nevada }\n';
  expect(mixed(`url: '${file('nevada.mp4')}'`, utah)).toHaveLength(1);
});

test.each([
  [
    'a video with its captions and its other format',
    `url: '${file('a.webm')}', fallbackUrl: '${file('a.mp4')}', captions: assets/captions.vtt`,
  ],
  ['other captions for the same video', 'captions: assets/captions.vtt'],
])('%s is not reported', (_, video) => {
  expect(mixed(video)).toEqual([]);
});
