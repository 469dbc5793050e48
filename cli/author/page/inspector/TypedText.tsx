import { nameToken, splitTokens } from './token-text.ts';

/** A text as it is typed in a file, tokens as chips. */
export function TypedText({ text }: { readonly text: string }) {
  return splitTokens(text).map((piece, index) =>
    piece.isToken ? (
      <span key={index} className="chip">
        {nameToken(piece.text)}
      </span>
    ) : (
      piece.text
    ),
  );
}
