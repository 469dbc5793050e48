// What the sample videos show. Their words and times are in the captions: `cues` says how many of them a scene covers.

/** The voices of flite, by who speaks in the captions. */
const voices = {
  'FIRST EDUCATOR': 'slt',
  'SECOND EDUCATOR': 'rms',
  'THIRD EDUCATOR': 'awb',
  HOST: 'slt',
  TEACHER: 'rms',
};

/** Each is made from the captions of its name, and written beside them. A scene without words fills the screen. */
export const storyboards = [
  {
    name: 'assets/about/educators',
    voices,
    scenes: [
      { picture: 'assets/about/poster.svg', cues: 1 },
      {
        picture: 'assets/scenes/self-assessment.svg',
        label: 'September',
        title: 'What do you want to become?',
        cues: 2,
      },
      {
        picture: 'assets/scenes/profile-electrician.svg',
        label: 'October',
        title: 'One profile per week',
        cues: 1,
      },
      {
        picture: 'assets/scenes/local-opportunities.svg',
        label: 'January',
        title: 'A day beside somebody at work',
        cues: 2,
      },
      {
        picture: 'assets/scenes/ladder-story.svg',
        label: 'Fourth grade',
        title: 'One rung at a time',
        cues: 2,
      },
      {
        picture: 'assets/scenes/course-planner.svg',
        label: 'May',
        title: 'A plan on one page',
        cues: 2,
      },
    ],
  },
  {
    name: 'assets/webinars/2026-10-one-class-period',
    voices,
    scenes: [
      {
        picture: 'assets/scenes/webinar.svg',
        label: 'Webinar',
        title: 'Career learning in one class period',
        cues: 2,
      },
      {
        picture: 'assets/scenes/self-assessment.svg',
        label: 'Ten minutes',
        title: 'Begin with what you like',
        cues: 2,
      },
      {
        picture: 'assets/scenes/profile-nurse.svg',
        label: 'Twenty minutes',
        title: 'Compare the wages',
        cues: 1,
      },
      {
        picture: 'assets/scenes/profile-solar.svg',
        label: 'Twenty minutes',
        title: 'Compare the jobs to come',
        cues: 1,
      },
      {
        picture: 'assets/scenes/profile-electrician.svg',
        label: 'Twenty minutes',
        title: 'Compare the training',
        cues: 1,
      },
      {
        picture: 'assets/scenes/class-sharing.svg',
        label: 'Fifteen minutes',
        title: 'Write it down',
        cues: 2,
      },
      {
        picture: 'assets/scenes/webinar.svg',
        label: 'Your questions',
        title: 'Can I use it in grade 6?',
        cues: 2,
      },
    ],
  },
];
