// Loads native modules before the tests that use them start. Tests run in threads: a module that
// the process itself does not hold is taken out of memory once the last of these ends, while
// threads of its own may still run its code. Then the process dies
// (https://sharp.pixelplumbing.com/install, 'Worker threads').
export async function setup() {
  await Promise.all([
    import('sharp'),
    import('@resvg/resvg-js'),
    import('fs-native-extensions').catch(hasNoBinary),
  ]);
}

/** The program does without on systems that this one has no binary for. */
function hasNoBinary() {
  return undefined;
}
