/** One choice in each line. */
function choices(lines: string): readonly string[] {
  return lines.split('\n').slice(1, -1);
}

export const NAMES = choices(`
a
name
cssClass
some name
x-1
on
1
a.b
é
"a"
"b c"
"x: y"
"#"
'-'
`);

export const PLAIN = choices(`
text
some words
1
-1.5
.5
1.10
02108
0x1F
0o17
1e3
1_000
true
False
no
null
~
.inf
.NaN
12:30
2026-01-05
a:b
a#b
+1
https://a.example/x?y#z
it's
say "yes"
a, b
a [b]
R&D 50% * {{x}}
-a
?x
:x
Café “quoted”
😀
end.
a - b
--- a
x|y
<<
=
a !b
...
`);

export const QUOTED = choices(
  String.raw`
""
"text"
"a: b # c"
"\"q\" \\ \n\u00e9"
"'"
"[x]"
"  a "
"{{x}}"
''
'text'
'it''s'
'"'
'a: b # c'
'\n'
\'\'\'a\'\'\'
' '
`.replaceAll("\\'", "'"),
);

export const FLOW = choices(`
[]
{}
[ ]
{ }
[a, b]
[a, "b", 'c']
[[a], {b: c}]
[1, true, ~]
[a b, c]
{a: 1}
{ a: b, c: d }
{"a": 1, b: [c]}
{a: "x, y", b: '}'}
{a: , b: c}
[a,]
{a: b,}
[a#b]
[a:b]
[https://a.example]
`);

/** What our reader refuses, or leaves to the yaml package. */
export const RARE = choices(String.raw`
-
!
a\b
"\x41"
"a	b"
[a: b]
{a}
["a"b]
{a:b}
["a":b]
[-1, -]
{? a : b}
? a
- a
&a b
*a
!t a
@a
%a
"a" b
[a] b
a: b
`);

export const TEXT_LINES = choices(`
one
two words
a: b
- item
# no comment
"quoted"
x # y
`);
export const COMMENTS = ['# comment', '#', '#: x', '   # deeper'];

/** What is typed by accident, or pasted. */
export const PIECES = [
  ...choices(`
:
: 
#
 #
-
- 
"
'
[
]
{
}
,
&
*
!
|
>
%
@
?
? 
\\
<<: 
=
~
0
`),
  ' ',
  '  ',
  '\t',
  '\n',
  '\r',
  '\u0060',
  '---\n',
  '...\n',
  '\u000B',
  '\f',
  '\u0085',
  '\u00A0',
  '\u2003',
  '\u2028',
  '\u2029',
  '\u200B',
  '\u200D',
  '\u3000',
  '\uFEFF',
];
