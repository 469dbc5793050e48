import type { ReactNode } from 'react';
import { ActionBlock } from './action.tsx';
import { CardsBlock } from './cards.tsx';
import { DownloadsBlock } from './downloads.tsx';
import { FiguresBlock } from './figures.tsx';
import { FormBlock } from './form.tsx';
import type { BlockKind, BlockProps } from './kinds.ts';
import { NewsBlock } from './news.tsx';
import { PictureBlock } from './picture.tsx';
import { QuestionsBlock } from './questions.tsx';
import { QuoteBlock } from './quote.tsx';
import { StepsBlock } from './steps.tsx';
import { TableBlock } from './table.tsx';
import { TextBlock } from './text.tsx';
import { VideoBlock } from './video.tsx';
import { WebinarsBlock } from './webinars.tsx';

type BlockComponents = {
  readonly [Kind in BlockKind]: (props: BlockProps<Kind>) => ReactNode;
};

/** What draws each kind of block. */
export const blockComponents: BlockComponents = {
  text: TextBlock,
  figures: FiguresBlock,
  picture: PictureBlock,
  steps: StepsBlock,
  cards: CardsBlock,
  quote: QuoteBlock,
  table: TableBlock,
  questions: QuestionsBlock,
  action: ActionBlock,
  form: FormBlock,
  video: VideoBlock,
  downloads: DownloadsBlock,
  webinars: WebinarsBlock,
  news: NewsBlock,
};
