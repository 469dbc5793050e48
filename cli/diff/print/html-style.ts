/** The look of the page: paper and ink, in both schemes, one column on a phone. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f2; --sheet: #ffffff; --ink: #16202b; --soft: #55616d; --line: #d9d2c5;
  --gone: #9c2f1f; --gone-paper: #fbe9e4; --new: #1e6242; --new-paper: #e3f2e8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #10171f; --sheet: #18212b; --ink: #e9e4da; --soft: #a5afb9; --line: #33404d;
    --gone: #ffab9c; --gone-paper: #40201a; --new: #9ddcb7; --new-paper: #16382a;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 64rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1, h2 { font-family: Georgia, 'Times New Roman', serif; line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 5vw, 2.5rem); margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 0; overflow-wrap: anywhere; }
a { color: inherit; }
:focus-visible { outline: 3px solid var(--new); outline-offset: 2px; }
section, footer { border-top: 2px solid var(--ink); margin-top: 2.5rem; padding-top: 1rem; }
footer h2 { font-size: 1rem; margin-top: 1rem; }
.place, .where { color: var(--soft); font-size: .875rem; margin: .25rem 0 1rem; overflow-wrap: anywhere; }
article { margin: 1rem 0; }
article p { margin: 0; }
.sides { display: grid; grid-template-columns: 1fr 1fr; gap: 1px; background: var(--line); border: 1px solid var(--line); }
.sides p { background: var(--sheet); padding: .75rem 1rem; overflow-wrap: anywhere; }
.label { display: block; color: var(--soft); font-size: .75rem; }
.none { color: var(--soft); font-style: italic; }
del, p.gone { color: var(--gone); background: var(--gone-paper); }
ins, p.new { color: var(--new); background: var(--new-paper); text-decoration: none; font-weight: 600; }
p.gone, p.new { padding: .5rem 1rem; margin: 1rem 0 0; }
h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; }
.sides + .sides { margin-top: .5rem; }
figure { margin: 0; padding: .5rem; background: var(--sheet); }
img { display: block; width: 100%; height: auto; }
summary { cursor: pointer; padding: .5rem 0; }
@media (max-width: 40rem) { .sides { grid-template-columns: 1fr; } }
`;
