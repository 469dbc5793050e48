import { expect, test } from 'vitest';
import { codes } from '../../cli/compile/schema/doubtful/words.ts';
import { creatorOf } from '../../cli/diagnostics/diagnostic.ts';
import { spanOf } from './sample.ts';

test('messages are one line each, whatever they quote', () => {
  const span = spanOf('titel');
  const related = [{ message: '"a\r\nb" stands here', span }];
  const { message, related: places } = creatorOf(codes)(
    'placeholder-text',
    { words: '{{a\n  b' },
    span,
    { related },
  );
  expect([message, ...places.map((place) => place.message)].join('')).not.toContain('\n');
});
