// Makes the sample videos from the drawings of the site and their captions, which are read out. Run by hand:
// `node tools/videos.js`; names after it, such as educators, are of the videos to make alone. Needs ffmpeg with flite,
// as Debian's is, and Chromium or Chrome.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright-core';
import { obtainBrowser } from './browser.js';
import { root } from './steps.js';
import { storyboards } from './storyboards.js';
import { drawScene, frame } from './video-scene.js';

/** Few, as nothing in them moves fast. */
const framesPerSecond = 15;
/** Seconds that two scenes blend for; the first of them ends that much after the second has begun. */
const blend = 0.8;
/** Seconds between the beginning of a scene and its first words, and after the last words of all. */
const pause = { before: 0.6, after: 1.5 };
/** How much larger a picture becomes, or was, while it is shown. */
const zoom = 0.025;
/** About how large a file becomes, and how many bits of each second are for the sound. */
const bytes = 1_250_000;
const soundRate = 40_000;
/** Nothing in a file may depend on when it was made. */
const exact = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags', '+bitexact'],
];

const wanted = process.argv.slice(2);
const executablePath = await obtainBrowser();
if (executablePath === undefined) {
  process.stderr.write('Videos need Chromium or Chrome; set CHROME_PATH to one.\n');
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const folder = mkdtempSync(join(tmpdir(), 'career-site-videos-'));
try {
  const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(basename(name));
  for (const storyboard of storyboards.filter(isWanted)) await makeVideo(storyboard);
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function makeVideo({ name, voices, scenes }) {
  const cues = readCues(`${root}${name}.vtt`);
  const seconds = cues.at(-1).end + pause.after;
  const shots = await drawShots(timed(scenes, cues), seconds);
  const master = compose(shots, speak(cues, voices), seconds);
  encode(master, name, seconds);
}

/** Start, end, speaker and words of each caption; those in parentheses are not spoken. */
function readCues(path) {
  let speaker;
  const blocks = readFileSync(path, 'utf8').split('\n\n');
  return blocks.flatMap((block) => {
    const [times, ...lines] = block.trim().split('\n');
    const [start, end] = times.split(' --> ').map(secondsOf);
    if (end === undefined) return [];
    const [, name = speaker, words] = /^(?:([A-Z ]+): )?(.*)$/s.exec(lines.join(' '));
    speaker = name;
    return [{ start, end, speaker, words: words.startsWith('(') ? '' : words }];
  });
}

function secondsOf(time) {
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}

/** Scenes with the second that each begins at. */
function timed(scenes, cues) {
  const covered = scenes.reduce((count, scene) => count + scene.cues, 0);
  if (covered !== cues.length)
    throw new Error(`The scenes cover ${covered} captions, and there are ${cues.length}.`);
  let first = 0;
  return scenes.map((scene) => {
    const start = first === 0 ? 0 : cues[first].start - pause.before;
    first += scene.cues;
    return { ...scene, start };
  });
}

/** The pictures of each scene as files, and how long it is shown. */
async function drawShots(scenes, end) {
  const tab = await browser.newPage({ viewport: frame, deviceScaleFactor: 2 });
  const shots = [];
  for (const [index, scene] of scenes.entries()) {
    const next = scenes[index + 1]?.start;
    const seconds = next === undefined ? end - scene.start : next + blend - scene.start;
    const files = await drawScene(tab, { ...scene, index, count: scenes.length }, folder);
    shots.push({ ...files, start: scene.start, seconds });
  }
  await tab.close();
  return shots;
}

/** Reads out each caption; the sound must end when the caption does. */
function speak(cues, voices) {
  return cues.flatMap(({ start, end, speaker, words }, index) => {
    if (words === '') return [];
    const [text, sound] = [join(folder, `${index}.txt`), join(folder, `${index}.wav`)];
    writeFileSync(text, words);
    ffmpeg('-f', 'lavfi', '-i', `flite=textfile=${text}:voice=${voices[speaker]}`, sound);
    const seconds = Number(
      run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', sound),
    );
    if (seconds > end - start)
      throw new Error(`“${words}” takes ${seconds} s, and its caption ${end - start} s.`);
    return [{ sound, start }];
  });
}

/** All frames and sounds in one file without loss. */
function compose(shots, sounds, seconds) {
  const master = join(folder, 'master.mkv');
  const inputs = shots.flatMap(({ picture, surround, seconds: shown }) =>
    [picture, surround].flatMap((file) => [
      ...['-loop', '1', '-framerate', String(framesPerSecond), '-t', String(shown), '-i', file],
    ]),
  );
  const graph = [
    ...shots.map(moving),
    ...shots.slice(1).map(blended),
    ...sounds.map(({ start }, index) => {
      const delay = Math.round(start * 1000);
      return `[${2 * shots.length + index}:a]aresample=48000,loudnorm=I=-20:TP=-3,aresample=48000,adelay=${delay}[a${index}]`;
    }),
    `${sounds.map((_, index) => `[a${index}]`).join('')}amix=${sounds.length}:normalize=0,apad[sound]`,
  ];
  const output = ['-map', `[v${shots.length - 1}]`, '-map', '[sound]', '-t', String(seconds)];
  const lossless = ['-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-c:a', 'pcm_s16le'];
  ffmpeg(
    ...inputs,
    ...sounds.flatMap(({ sound }) => ['-i', sound]),
    ...['-filter_complex', graph.join(';'), ...output, ...lossless, master],
  );
  return master;
}

/** The picture moves behind its surround: every second one comes nearer, the others go away. */
function moving({ seconds, box }, index) {
  const progress = `on/${Math.round(seconds * framesPerSecond)}`;
  const share = index % 2 === 0 ? progress : `(1-${progress})`;
  const inset = (side) => `${side}/2*(1-1/(1+${zoom}*${share}))`;
  const [left, top] = [inset('W'), inset('H')];
  const corners = `x0=${left}:y0=${top}:x1=W-${left}:y1=${top}:x2=${left}:y2=H-${top}:x3=W-${left}:y3=H-${top}`;
  const name = index === 0 ? 'v0' : `s${index}`;
  const [picture, surround] = [2 * index, 2 * index + 1];
  return [
    `[${picture}:v]scale=out_color_matrix=bt709,format=yuv444p,perspective=${corners}:eval=frame:interpolation=cubic`,
    `scale=${box.width}:${box.height}:flags=lanczos`,
    `pad=${frame.width}:${frame.height}:${box.x}:${box.y}[p${index}];[${surround}:v]scale=${frame.width}:${frame.height}:flags=lanczos:out_color_matrix=bt709,format=yuva444p[o${index}];[p${index}][o${index}]overlay=format=yuv444,format=yuv420p,settb=1/${framesPerSecond},fps=${framesPerSecond}[${name}]`,
  ].join(',');
}

function blended({ start }, index) {
  return `[v${index}][s${index + 1}]xfade=duration=${blend}:offset=${start}[v${index + 1}]`;
}

/** WebM for most browsers, MP4 for the others; each in two passes, so that both are about as large as they may be. */
function encode(master, name, seconds) {
  const rate = String(Math.floor((bytes * 8) / seconds) - soundRate);
  const passes = ['-passlogfile', join(folder, 'passes')];
  const picture = ['-pix_fmt', 'yuv420p', '-b:v', rate, '-threads', '2', ...passes];
  const vp9 = ['-c:v', 'libvpx-vp9', '-cpu-used', '5', ...picture];
  const h264 = ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'animation', ...picture];
  const formats = {
    webm: [vp9, ['-c:a', 'libopus']],
    mp4: [h264, ['-c:a', 'aac', '-movflags', '+faststart']],
  };
  for (const [ending, [coding, rest]] of Object.entries(formats)) {
    const path = `${root}${name}.${ending}`;
    const sound = [...rest, '-b:a', String(soundRate), '-ac', '1'];
    ffmpeg('-i', master, ...coding, '-pass', '1', '-an', '-f', 'null', '-');
    ffmpeg('-i', master, ...coding, '-pass', '2', ...sound, ...exact, path);
    process.stdout.write(`${name}.${ending} ${statSync(path).size} bytes\n`);
  }
}

function ffmpeg(...options) {
  run('ffmpeg', '-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...options);
}

function run(program, ...options) {
  return execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 2] });
}
