import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inspectAsset } from '../../../cli/compile/source/content/inspect-asset.ts';
import { pictureSize } from '../../../cli/compile/source/content/picture-size.ts';

// Pictures of three by two points, as sharp writes them.
const samples = {
  png: 'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVR4nGO4a2wMQQxwFgBPxAeTKf1MnAAAAABJRU5ErkJggg==',
  jpg: '/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABgf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcAHlhf//Z',
  webp: 'UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoDAAIAAUAmJaACdLoABDAAAP7tTd/4DdfFtMv/vYL/3YL/3YL/WwAA',
  avif: 'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAD6AAEAAAAAAAAAHAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGF2MDEAAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAAAMAAAACAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAkbWRhdBIACgg4BCsICGg0gDIOGAAAAEAAsA9iNF2MTvg=',
  gif: 'R0lGODlhAwACAIAAAExpcd0zMyH5BAUAAAAALAAAAAADAAIAAAICjF8AOw==',
} as const;

// Videos of one frame of sixteen by sixteen points, as ffmpeg writes them.
const videos = {
  webm: Buffer.from(
    'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAGmEU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZUrmtTrIHGTbuMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggGQ7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRMYXZmV0GETGF2ZkSJiEBEAAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCGhVZfVlA5g4EBI+ODhAJiWgDgibCBELqBEJqBAhJUw2fVc3PSY8CLY8WIAAAAAAAAAAFnyJxFo4dFTkNPREVSRIePTGF2YyBsaWJ2cHgtdnA5Z8iiRaOIRFVSQVRJT05Eh5QwMDowMDowMC4wNDAwMDAwMDAAAB9DtnWl54EAo6CBAACAgkmDQgAA8AD2ADgkHBhKAAAwYAAAEL///UiMABxTu2uRu4+zgQC3iveBAfGCAWbwgQM=',
    'base64',
  ),
  mp4: Buffer.from(
    'AAAAIGZ0eXBpc29tAAACAGlzb21pc28yYXZjMW1wNDEAAALwbW9vdgAAAGxtdmhkAAAAAAAAAAAAAAAAAAAD6AAAACgAAQAAAQAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAgAAAj90cmFrAAAAXHRraGQAAAADAAAAAAAAAAAAAAABAAAAAAAAACgAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAABAAAAAAAAAAAAAAAAAABAAAAAABAAAAAQAAAAAAAkZWR0cwAAABxlbHN0AAAAAAAAAAEAAAAoAAAAAAABAAAAAAG3bWRpYQAAACBtZGhkAAAAAAAAAAAAAAAAAAAyAAAAAgBVxAAAAAAALWhkbHIAAAAAAAAAAHZpZGUAAAAAAAAAAAAAAABWaWRlb0hhbmRsZXIAAAABYm1pbmYAAAAUdm1oZAAAAAEAAAAAAAAAAAAAACRkaW5mAAAAHGRyZWYAAAAAAAAAAQAAAAx1cmwgAAAAAQAAASJzdGJsAAAAvnN0c2QAAAAAAAAAAQAAAK5hdmMxAAAAAAAAAAEAAAAAAAAAAAAAAAAAAAAAABAAEABIAAAASAAAAAAAAAABDExhdmMgbGlieDI2NAAAAAAAAAAAAAAAAAAAAAAAAAAAGP//AAAANGF2Y0MBZAAK/+EAF2dkAAqs2V7ARAAAAwAEAAADAMg8SJZYAQAGaOvjyyLA/fj4AAAAABBwYXNwAAAAAQAAAAEAAAAUYnRydAAAAAAAAA7YAAAO2AAAABhzdHRzAAAAAAAAAAEAAAABAAACAAAAABxzdHNjAAAAAAAAAAEAAAABAAAAAQAAAAEAAAAUc3RzegAAAAAAAAATAAAAAQAAABRzdGNvAAAAAAAAAAEAAAMgAAAAPXVkdGEAAAA1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAbWRpcmFwcGwAAAAAAAAAAAAAAAAIaWxzdAAAAAhmcmVlAAAAG21kYXQAAAAPZYiEACv//vZzfAprbbGB',
    'base64',
  ),
} as const;

/** The same video with another mark of its form or of its coding. */
function changedMp4(from: string, to: string): Buffer {
  return Buffer.from(videos.mp4.toString('latin1').replaceAll(from, to), 'latin1');
}

/** A segment of Exif data, big-endian, with one entry: an orientation of 6, a quarter turn. */
const turned = Buffer.concat([
  Buffer.from('ffe10022', 'hex'),
  Buffer.from('Exif\0\0MM\0*', 'latin1'),
  Buffer.from('00000008' + '0001' + '0112' + '0003' + '00000001' + '00060000' + '00000000', 'hex'),
]);

const pixels = (format: keyof typeof samples) => Buffer.from(samples[format], 'base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><g><path d="M0 0"/></g></svg>';
const ico = readFileSync(new URL('../../../assets/favicons/favicon.ico', import.meta.url));
const whole: Readonly<Record<string, Buffer>> = {
  png: pixels('png'),
  jpg: pixels('jpg'),
  webp: pixels('webp'),
  avif: pixels('avif'),
  svg: Buffer.from(svg),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\ntrailer\n%%EOF\n'),
  ico,
  ...videos,
};

test.each(Object.entries(whole))('a whole file is sound: %s', (ending, contents) => {
  expect(inspectAsset(`assets/a.${ending}`, contents)).toBeUndefined();
});

test('the ending may be in capitals, and a JPG has two', () => {
  expect(inspectAsset('assets/A.PNG', pixels('png'))).toBeUndefined();
  expect(inspectAsset('assets/a.jpeg', pixels('jpg'))).toBeUndefined();
});

test.each(Object.entries(whole))(
  'a file is never sound when it is cut off: %s',
  (ending, bytes) => {
    const ends = Array.from({ length: bytes.length }, (_, end) => end);
    // A line break at the end of a PDF may be missing.
    const shorter = ends.filter((end) => end < bytes.toString('latin1').trimEnd().length);
    const passed = shorter.filter((end) => !inspectAsset(`a.${ending}`, bytes.subarray(0, end)));
    expect(passed).toEqual([]);
  },
);

test.each(['png', 'jpg', 'webp', 'avif', 'svg', 'pdf', 'vtt'])(
  'an empty %s is reported',
  (ending) => {
    expect(inspectAsset(`assets/a.${ending}`, Buffer.alloc(0))?.kind).toBe('empty');
  },
);

test('a WebM video that a recorder wrote without its size is sound', () => {
  const start = videos.webm.indexOf(Buffer.from('18538067', 'hex')) + 4;
  const unsized = Buffer.from(videos.webm)
    .fill(0xff, start + 1, start + 8)
    .fill(0x01, start, start + 1);
  expect(inspectAsset('assets/a.webm', unsized)).toBeUndefined();
});

test('a file that cannot be read is reported', () => {
  expect(inspectAsset('assets/a.png', undefined)?.kind).toBe('unreadable');
});

test.each([
  ['png', pixels('jpg'), 'a JPG picture'],
  ['jpg', pixels('png'), 'a PNG picture'],
  ['png', pixels('webp'), 'a WebP picture'],
  ['jpg', pixels('avif'), 'an AVIF picture'],
  ['jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'a HEIC picture'],
  ['png', pixels('gif'), 'a GIF picture'],
  ['svg', pixels('png'), 'a PNG picture'],
  ['png', Buffer.from(svg), 'an SVG picture'],
  ['pdf', Buffer.from('\n<!doctype html><p>Not found'), 'a web page'],
  ['svg', Buffer.from('<html><body><svg></svg></body></html>'), 'a web page'],
  ['jpg', Buffer.from('%PDF-1.7'), 'a PDF file'],
  ['mp4', videos.webm, 'a WebM video'],
  ['webm', videos.mp4, 'an MP4 video in H.264'],
  ['mp4', changedMp4('avc1', 'hvc1'), 'an MP4 video in HEVC'],
  ['mp4', changedMp4('avc1', 'mp4v'), 'an MP4 video in a form that few browsers play'],
  ['mp4', changedMp4('isom', 'qt  '), 'a QuickTime video'],
  ['webm', Buffer.from('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska', 'latin1'), 'a Matroska video'],
])('a .%s file that is another thing is reported by its content', (ending, contents, words) => {
  expect(inspectAsset(`assets/a.${ending}`, contents)).toMatchObject({
    kind: 'misnamed',
    actual: { words },
  });
});

test.each(['png', 'jpg', 'webp', 'avif', 'svg', 'pdf', 'vtt'])(
  'a text named .%s is not said to be anything else',
  (ending) => {
    const problem = inspectAsset(`assets/a.${ending}`, Buffer.from('hello'));
    expect(problem).toMatchObject({ kind: 'misnamed' });
    expect(problem).not.toHaveProperty('actual');
  },
);

test.each([
  '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- <html> -->\n<svg></svg>\n<!-- end -->\n',
  '<svg viewBox="0 0 1 1"/>',
  '<svg><title>2 > 1</title><path aria-label="a > b / c" d=\'M0 0\' /></svg >',
  '<svg><style><![CDATA[ a<b ]]></style><!-- <g> --><inkscape:page x="1"></inkscape:page></svg>',
])('an SVG is sound however it is written: %s', (text) => {
  expect(inspectAsset('assets/a.svg', Buffer.from(text))).toBeUndefined();
});

test.each([
  '<svg><g></svg>',
  '<svg></g></svg>',
  '<svg',
  '<svg xmlns="a><path/>',
  '<svg><a></b></svg>',
])('an SVG whose elements do not end is not whole: %s', (text) => {
  expect(inspectAsset('assets/a.svg', Buffer.from(text))?.kind).toBe('not whole');
});

test.each([
  ['<svg>\n<script>a()</script></svg>', 'a script (<script>)'],
  ['<svg>\n<x:SCRIPT xmlns:x="http://www.w3.org/2000/svg"/></svg>', 'a script (<x:SCRIPT>)'],
  ['<svg\nonload="a()"/>', 'a script (onload)'],
  ['<svg><a\nhref="java&#x73;cri\npt:a()"/></svg>', 'a script (href)'],
  ['<svg><set\nto="javascript:a()"/></svg>', 'a script (to)'],
  ['<svg><animate\nvalues="#a; javascript:a()"/></svg>', 'a script (values)'],
  ['<svg><set\nattributeName=" onload" to="a()"/></svg>', 'a script (onload)'],
  [
    '<svg><animate\nattributeName="xlink:href" to="a.png"/></svg>',
    'an address elsewhere (xlink:href)',
  ],
  ['<svg>\n<foreignObject></foreignObject></svg>', 'a part of a web page (<foreignObject>)'],
  ['<svg><p\nxmlns="http://www.w3.org/1999/xhtml"></p></svg>', 'a part of a web page (xmlns)'],
  ['\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg/>', 'a document type (<!DOCTYPE>)'],
  ['\n<?xml-stylesheet href="a.xsl"?><svg/>', 'an address elsewhere (<?xml-stylesheet>)'],
  ['<svg><image\nhref="https://a.example/a.png"/></svg>', 'an address elsewhere (href)'],
  ['<svg><use\nxlink:href="other.svg#a"/></svg>', 'an address elsewhere (xlink:href)'],
  ['<svg><image\nhref="data:image/svg+xml,a"/></svg>', 'an address elsewhere (href)'],
  ['<svg><g\nfill="url(//a.example/#a)"/></svg>', 'an address elsewhere (fill)'],
  ['<svg><style>\n@im&#112;ort "a.css";<g/></style></svg>', 'an address elsewhere (<style>)'],
  ['<svg><style><![CDATA[\n u\\72l("a.png") ]]></style></svg>', 'an address elsewhere (<style>)'],
  [
    '<?xml version="1.0"\nencoding="ISO-2022-JP"?><svg/>',
    'another encoding than UTF-8 (ISO-2022-JP)',
  ],
])('an SVG is unsafe that does more than show something: %j', (text, what) => {
  const problem = inspectAsset('assets/a.svg', Buffer.from(text));
  const line = what.includes('encoding') ? 1 : 2;
  expect(problem).toMatchObject({ kind: 'unsafe', danger: { line, what } });
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><use xlink:href="#a"/></svg>',
  '<svg><image href=" data:image/png;base64,AAAA"/><g fill="url(#a)" style="fill: url( \'#a\' )"/></svg>',
  '<svg><animate attributeName="opacity" values="0;1"/></svg>',
  '<svg><style>/* url(a.png), https://a.example */ @font-face { src: url("data:font/woff2;base64,AA") }</style></svg>',
  '<svg><metadata><cc:license rdf:resource="https://a.example/"/></metadata><title>on: a script</title></svg>',
  '<?xml version="1.0" encoding="utf-8" standalone="no"?><svg/>',
])('an SVG that shows something alone is safe: %s', (text) => {
  expect(inspectAsset('assets/a.svg', Buffer.from(text))).toBeUndefined();
});

test('captions begin with their mark', () => {
  expect(inspectAsset('assets/a.vtt', Buffer.from('\uFEFFWEBVTT - A tour\n'))).toBeUndefined();
  expect(inspectAsset('assets/a.vtt', Buffer.from('WEBVTT'))).toBeUndefined();
  expect(inspectAsset('assets/a.vtt', Buffer.from('WEBVTTY'))?.kind).toBe('misnamed');
});

test('a file of an unknown format is not checked', () => {
  expect(inspectAsset('assets/icons/LICENSE.txt', Buffer.from(''))).toBeUndefined();
});

test.each(['png', 'jpg', 'webp', 'avif', 'gif'] as const)(
  'a %s is as large as it says',
  (format) => {
    expect(pictureSize(pixels(format))).toEqual({ width: 3, height: 2 });
  },
);

test('a photograph that was taken on its side is as large as it is shown', () => {
  const [start, rest] = [pixels('jpg').subarray(0, 2), pixels('jpg').subarray(2)];
  expect(pictureSize(Buffer.concat([start, turned, rest]))).toEqual({ width: 2, height: 3 });
});

test('fill bytes before a marker of a JPEG count for nothing', () => {
  const [start, rest] = [pixels('jpg').subarray(0, 2), pixels('jpg').subarray(2)];
  const filled = Buffer.concat([start, Buffer.from([0xff, 0xff]), rest]);
  expect(pictureSize(filled)).toEqual({ width: 3, height: 2 });
});

test('a picture without points has no size', () => {
  const flat = pixels('png');
  flat.writeUInt32BE(0, 16);
  expect(pictureSize(flat)).toBeUndefined();
  expect(inspectAsset('assets/a.png', flat)?.kind).toBe('not whole');
});
