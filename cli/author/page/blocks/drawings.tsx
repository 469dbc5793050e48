interface BlockDrawingProps {
  readonly kind: string;
}

/** What a kind of block looks like on a page, in few lines; a kind without a drawing is a frame. */
export function BlockDrawing({ kind }: BlockDrawingProps) {
  const [ink, accent] = drawings[kind] ?? ['M6 6h36v20H6z'];
  return (
    <svg className="drawing" viewBox="0 0 48 32" aria-hidden="true">
      <path d={ink} />
      <path className="drawing__accent" d={accent} />
    </svg>
  );
}

/** Lines of the paper’s ink, and those of what the block is about. */
const drawings: Readonly<Record<string, readonly [ink: string, accent: string]>> = {
  text: ['M6 14h36M6 19h36M6 24h22', 'M6 8h20'],
  figures: ['M6 21h9M19.5 21h9M33 21h9', 'M8 15V9l-2 1M19.5 9h6l-4 6M33 9h5v6h-5m0-3h5'],
  picture: ['M6 9h13M6 15h13M6 21h9M24 6h18v20H24z', 'm25 23 6-9 5 7 3-4 2 4M37 10h.5'],
  steps: ['M8 24c6 0 5-8 12-8m4 0c8 0 6-7 13-7', circle(6, 24) + circle(22, 16) + circle(39, 9)],
  cards: [
    'M5 7h10v18H5zM19 7h10v18H19zM33 7h10v18H33zM8 12h4M22 12h4M36 12h4',
    'M8 20h4M22 20h4M36 20h4',
  ],
  quote: ['M22 9h20M22 15h20M22 23h11', 'M11 9c-3 1-4 3-4 6h3v-3M18 9c-3 1-4 3-4 6h3v-3'],
  table: ['M6 6h36v20H6zM6 19h36M18 6v20M30 6v20', 'M6 12.5h36'],
  questions: ['M16 9h26M16 16h26M16 23h18', 'm7 7 2 2-2 2M7 14l2 2-2 2M7 21l2 2-2 2'],
  action: ['M8 7h32M14 12h20', 'M15 18h18v8H15zM20 22h7m-2-2 2 2-2 2'],
  form: ['M6 8h6M6 11h36v5H6zM16 23h10', 'M6 21h7v5H6z'],
  video: ['M7 6h34v20H7z', 'm21 11 8 5-8 5z'],
  downloads: ['M24 9h18M24 16h18M24 23h11', 'M12 7v13m-5-5 5 5 5-5M6 25h12'],
  webinars: ['M6 9h16v17H6zM6 14h16M10 6v5M18 6v5M28 11h14M28 17h14M28 23h8', 'M14 18h4v4h-4z'],
  news: ['M18 9h24M18 16h24M18 23h16', 'M6 9h7M6 16h7M6 23h7'],
};

function circle(x: number, y: number): string {
  return `M${x - 2} ${y}a2 2 0 1 0 4 0 2 2 0 1 0-4 0`;
}
