/** The shapes of the YAML files as they are written. Derived from the JSON schemas by tools/schema-types.js. */

/** What a marketer edits: the site as a whole, the content that all regions start from, and the regions. */
export interface RegionsFile {
  /** The version of this format. Always 1. */
  version: 1;
  site: WrittenSite;
  defaults: RegionDefaults;
  /** The regions by key: the full name in lower case, with underscores for spaces. */
  regions: {
    [k: string]: WrittenRegion;
  };
}
/** What all regions share. */
export interface WrittenSite {
  /** The name of the product and of the site. */
  name: string;
  /** Scheme and host that the site is published under, without a slash at the end. */
  origin: string;
  /** Scheme and host of the server that answers forms and webinars on the public site, without a slash at the end. Leave the line out where that is the site's own host. Previews never call it. */
  apiOrigin?: string;
  /** true when the server named under apiOrigin lists the header Idempotency-Key in Access-Control-Allow-Headers, and stores a form once however often it arrives with the same value of it. Without apiOrigin the header is always sent, and this line is left out. */
  apiAllowsIdempotencyKey?: boolean;
  /** The name of a hidden field of the forms. It takes an id that stays the same when a visitor sends a form again after no answer came, so that the form service can tell a repeat from a new request. Forms without a hidden field of this name are sent without it. */
  submissionIdField?: string;
  /** What the site is, as search engines show it. */
  description: string;
  /** The edition without a state. */
  generic: {
    /** What stands in texts where a region's name would. */
    name: string;
    /** What stands in texts where a region's code would. */
    code: string;
    /** The id that the webinar service knows this edition by. */
    siteId: string;
  };
  /** The pictures of the state list, for every region that names none of its own. */
  deployment: {
    /** The logo as a JPG file. */
    logoJPG: string;
    /** A small picture of the region's site. */
    thumb: string;
  };
  provider: Provider;
  claims: Claims;
  contacts: Contacts;
  /** Our profiles elsewhere, linked from the footer. */
  social: {
    /** The name of the service. */
    name: string;
    /** The address of our profile there. */
    url: string;
    /** Its icon: the name of a file in assets/icons, without its ending. */
    icon: string;
  }[];
  /** The child-privacy certification seal of the footer. */
  seal: {
    /** What the seal certifies, read out to those who cannot see it. */
    name: string;
    /** Where the certificate can be checked. */
    url: string;
    /** The picture of the seal. */
    image: string;
  };
  copyright: Copyright;
  /** The home page with the state picker. */
  home: {
    /** The headline. */
    title: string;
    /** One or two sentences below the headline. */
    description: string;
    /** What the empty search box says. */
    searchPlaceholder: string;
    /** The heading of the part about us. */
    aboutTitle: string;
    /** A paragraph about us; a link to the about page follows it. */
    aboutText: string;
  };
  /** The page for the initial set-up. */
  onboarding: {
    /** The headline. */
    title: string;
    /** The welcome above the form. */
    welcome: string;
  };
  /** The map of the states. */
  map: {
    /** The title of the map, read out to those who cannot see it. */
    title: string;
    /** The colour of states that nobody points at. Put it in quotes. */
    defaultFill: string;
  };
  /** The state search. */
  search: {
    /** How many matches it shows at the most. */
    maximumMatches: number;
  };
  /** The ids of the forms, as the form service names them. */
  forms: {
    /** The form of the initial set-up. */
    onboarding: string;
    /** The form that asks for demo access. */
    demo: string;
    /** The form that asks for a quote. */
    quote: string;
  };
  /** The page for quotes. */
  quote: {
    /** true shows the quote form, false only the notice. */
    enabled: boolean;
    /** What visitors read while quotes are disabled. */
    notice: string;
    /** Another vendor that visitors are sent to while quotes are disabled. */
    vendor: {
      /** The vendor's name. */
      name: string;
      /** The address of the vendor's products. */
      url: string;
    };
  };
  confirmation: Confirmation;
  /** The account types that the pricing pages compare, in this order. All four are needed. */
  plans: Plan[];
  /** The rows of the plan comparison, in this order. */
  planFeatures: PlanFeature[];
  /** The pictures of the product pages. */
  screens: {
    /** The picture of the page Career Exploration. */
    plan: string;
    /** The picture of the page Work Based Learning. */
    localOpportunities: string;
    /** The picture of the page Early Learners. */
    upTheLadder: string;
  };
  /** The about page. */
  about: {
    /** The testimonial video. It is loaded only when a visitor asks for it. */
    video: {
      /** What the video shows. */
      title: string;
      /** The address of the video file. */
      url: string;
      /** The picture that stands in its place until it is played. */
      poster: string;
      /** Its captions, a WebVTT file. */
      captions: string;
    };
    /** Our mission, a paragraph. */
    mission: string;
    /** Our history, the earliest year first. */
    history: {
      /** The year it happened. */
      year: number;
      /** What happened. */
      text: string;
    }[];
  };
  /** The facts that the privacy page states. */
  privacy: {
    /** The date of the statement as visitors read it. */
    effectiveDate: string;
    /** The form for requests about personal data. */
    requestFormUrl: string;
    /** The provider's global privacy statement. */
    globalStatementUrl: string;
    /** The page of the child-privacy certification programme. */
    childPrivacyProgramUrl: string;
    /** The privacy mailbox. */
    email: string;
    /** The words on the button of consent. */
    consentButton: string;
    /** Days that a parent has to consent. */
    consentWindowDays: number;
    /** Hours until a child's messages and content are deleted without consent. */
    deletionHours: number;
    /** Visitors younger than this many years are children. */
    childUnderAge: number;
    /** Teens are at least this many years old. */
    teenFromAge: number;
    /** Teens are at most this many years old. */
    teenToAge: number;
    /** The personal data that the platform may hold. */
    personalData: string[];
    /** What children and teens enter when they sign up. */
    signUpData: string[];
    /** What can be used only after consent. */
    consentedFeatures: string[];
  };
  analytics: Analytics;
  errorReports: ErrorReports;
  /** Whom to tell of a security fault of the site. It is published as .well-known/security.txt; without it no such file is published. */
  security?: {
    /** A mail address with mailto: before it, or a page, of this site or another. */
    contact: string;
    /** The day from which the contact may no longer hold, at most a year ahead. Renew it before. */
    expires: string;
  };
  /** How large the parts of the site may be at the most, in kilobytes as they are sent: compressed where that makes them smaller. The command check tells what is larger. What is left out has no limit. */
  budgets?: {
    /** A page by itself, without its pictures, styles and scripts. */
    page?: number;
    /** One script file. */
    script?: number;
    /** One style sheet. */
    style?: number;
    /** One picture. */
    image?: number;
    /** One font file. */
    font?: number;
    /** One file to download, such as a brochure. */
    document?: number;
    /** All that a page loads at once: itself, its styles and scripts, and the pictures that do not wait until they are scrolled to. */
    visit?: number;
    /** What other figures hold when the site is built with --engine react, whose framework is larger than that of the default engine. */
    react?: {
      /** One script file of a site built with --engine react. */
      script: number;
    };
  };
  /** Whom pages are for, where that binds them to rules of their own. */
  audiences?: {
    /** The kinds of pages that are for children. They may hold no form and embed nothing, and their visitors are never counted; the command check holds them to that. */
    children: (
      | 'home'
      | 'onboarding'
      | 'landing'
      | 'plan'
      | 'local-opportunities'
      | 'up-the-ladder'
      | 'about'
      | 'privacy'
      | 'pricing'
      | 'quote'
      | 'quote-confirmation'
      | 'demo-access'
      | 'demo-confirmation'
      | 'webinar'
      | 'recorded-webinar'
      | 'choose-state'
      | 'not-found'
      | 'library-home'
      | 'library-pricing'
      | 'library-quote'
      | 'library-quote-confirmation'
      | 'library-demo'
      | 'library-demo-confirmation'
      | 'library-case-study'
      | 'library-not-found'
    )[];
  };
}
/** The company that provides the platform. */
export interface Provider {
  /** Its name as visitors read it. */
  name: string;
  /** Its own website. */
  url: string;
}
/** The figures behind the marketing claims. Each is written here once; texts name them as {{claims.careers}} and so on. */
export interface Claims {
  /** How many careers the platform describes. */
  careers: number;
  /** How many industry certifications it knows. */
  industryCertifications: number;
  /** How many career clusters it sorts careers into. */
  careerClusters: number;
  /** How many colleges and other institutions after high school it lists. */
  postsecondaryInstitutions: number;
  /** The age from which it is suitable, in years. */
  minimumAge: number;
  /** Per cent of the workforce that changes jobs in the months named below. */
  jobChangePercent: number;
  /** The months in which that share of the workforce changes jobs. */
  jobChangeMonths: number;
}
/** How visitors reach us. */
export interface Contacts {
  /** The address that visitors write to. */
  email: string;
  /** The number that visitors call. Put it in quotes. Leave the line out if there is none. */
  phone?: string;
}
/** The copyright line of the footer. */
export interface Copyright {
  /** Who holds the copyright. */
  holder: string;
  /** The year that is shown where the browser cannot tell the current one. */
  year: number;
}
/** What a visitor reads after a form was sent. */
export interface Confirmation {
  /** The heading of the confirmation. */
  title: string;
  /** The sentence below the heading. */
  text: string;
}
/** One account type. */
export interface Plan {
  /** Which account type this is. */
  id: 'freeEducator' | 'premiumEducator' | 'basicUpgrade' | 'enhancedUpgrade';
  /** Its name. */
  name: string;
  /** Whom it is for: a single educator, or several. */
  audience: 'individual' | 'group';
  /** The price in US dollars, a plain number. 0 is free. */
  price: number;
  /** What the price is for. */
  unit: 'free' | 'per-year' | 'per-student-per-year' | 'starting-at';
  /** Students at the most. Leave the line out where the region's quota or a contract says it. */
  maximumStudents?: number;
  /** The least that an order comes to, in US dollars. */
  minimumOrder?: number;
  /** How it can be paid. */
  payment?: string;
  /** What it offers, in one or two sentences. */
  summary: string;
}
/** One row of the plan comparison. */
export interface PlanFeature {
  /** The feature. */
  name: string;
  /** What it is good for. */
  description: string;
  /** For each account type: true, false, or words such as Coming soon. */
  availability: {
    /** Whether the Free Educator Account has it. */
    freeEducator: boolean | string;
    /** Whether the Premium Educator has it. */
    premiumEducator: boolean | string;
    /** Whether the Basic Upgrade has it. */
    basicUpgrade: boolean | string;
    /** Whether the Enhanced Upgrade has it. */
    enhancedUpgrade: boolean | string;
  };
}
/** Where page views are counted. */
export interface Analytics {
  /** How page views are sent: none, beacon (a small call to your own address) or plausible. */
  adapter: 'none' | 'beacon' | 'plausible';
  /** Where page views are sent. Left out when the adapter is none. */
  endpoint?: string;
}
/** Where faults that happen in a visitor's browser are reported. */
export interface ErrorReports {
  /** The address that reports are sent to. Leave the line out to send none. */
  endpoint?: string;
}
/** The content that every region starts from, complete. It is also what the edition without a state shows. */
export interface RegionDefaults {
  /** The colour that pages are drawn in, one of eight that go with the design. */
  accent: 'harbor' | 'clay' | 'sage' | 'plum' | 'ochre' | 'spruce' | 'brick' | 'slate';
  /** The name of the site in the menu at the top of every page. */
  menuHeader: string;
  /** The address of the region's existing app, for visitors who have an account. */
  appUrl: string;
  /** The name of that app. */
  appName: string;
  /** The logo in the menu. */
  logoImg: string;
  /** The headline of the landing page. */
  headerTitle: string;
  /** One or two sentences below the headline. */
  headerTitleDescription: string;
  /** What is said about who makes this region possible. */
  sponsorMsg: string;
  /** The sponsor's mark. */
  sponsorImg: string;
  /** The picture of the brochure's cover. */
  brochureDownloadImg: string;
  /** The brochure: a PDF file of this project, or a link to it. */
  brochureDownloadUrl: string;
  /** The picture of the product beside the headline. */
  topScreenshotUrl: string;
  /** How many students a free educator account can hold. */
  freeEducatorAccountQuota: number;
  /** The heading above the feature list. */
  featuresTitle: string;
  /** The feature list of the landing page, in this order. */
  features: Feature[];
  /** The heading above the upgrade cards. */
  upgradeTitle: string;
  /** The sections of the landing page: heading, text and picture, in this order. */
  featureSections: FeatureSection[];
  /** The heading above the contact block. */
  contactFormHeader: string;
  /** What the contact block says. */
  contactFormDescription: string;
  webinar: Webinar;
  /** Webinars that can be watched, the latest first. [] if there are none. */
  webinarHistory: RecordedWebinar[];
  /** Sites of the same family, shown by their logos. [] if there are none. */
  otherSites: SisterSite[];
  /** What the quote form is filled with before the visitor types: a field's name and its value. {} for nothing. */
  quotePreset: {
    /** The value that the field starts with; "" leaves it empty. */
    [k: string]: string;
  };
}
/** One entry of a feature list. */
export interface Feature {
  /** The icon that stands before it: the name of a file in assets/icons, without its ending. */
  cssClass: string;
  /** The feature in a few words. */
  title: string;
}
/** One section of the landing page. */
export interface FeatureSection {
  /** The heading. */
  title: string;
  /** A paragraph. */
  text: string;
  /** The picture beside it. */
  imageUrl: string;
}
/** The next webinar. {} if none is planned. */
export interface Webinar {
  upcoming?: UpcomingWebinar;
}
/** A webinar that visitors can still sign up for; an alert on the landing page tells of it. */
export interface UpcomingWebinar {
  /** The id of the form to sign up with. */
  webinarSignupForm?: string;
  /** What it is about and when, in one or two sentences. */
  webinarDetails: string;
}
/** A webinar that can be watched. */
export interface RecordedWebinar {
  /** The date as visitors read it. */
  date: string;
  /** The same date as year-month-day. */
  sortableDate: string;
  /** The title of the webinar. */
  title: string;
  /** What it was about. */
  description: string;
  /** The address of the video: a file (mp4 or webm), or the embed address of YouTube or Vimeo. */
  videoUrl: string;
  /** Its captions, a WebVTT file. They are shown where the video is a file, such as an .mp4. */
  captions?: string;
}
/** One site of the same family. */
export interface SisterSite {
  /** Its name, read out to those who cannot see the logo. */
  name: string;
  /** Its address. */
  url: string;
  /** Its logo. */
  logoSrc: string;
}
/** One region: its code and name, and what it says differently from the defaults. */
export interface WrittenRegion {
  /** The two capital letters of the state. */
  code: string;
  /** The full name as visitors read it. */
  name: string;
  /** The id that the webinar service knows the region by. Leave the line out to use the code in lower case. */
  siteId?: string;
  /** The first part of the region's addresses. Leave the line out to use / and the code in lower case. */
  pathPrefix?: string;
  /** Further names that the region is found by, also as the first part of an address; each redirects to the region. Its code and name need not be listed. */
  aliases?: string[];
  /** Further spellings that the state search finds the region by. */
  searchSpellings?: string[];
  deployment?: RegionDeployment;
  /** Another region whose whole content this region takes over. It may then say nothing of its own. */
  reuse?: string;
  /** Another region whose own content wins over this region's. */
  fallthrough?: string;
  /** The colour that pages are drawn in, one of eight that go with the design. */
  accent?: 'harbor' | 'clay' | 'sage' | 'plum' | 'ochre' | 'spruce' | 'brick' | 'slate';
  /** The name of the site in the menu at the top of every page. */
  menuHeader?: string;
  /** The address of the region's existing app, for visitors who have an account. */
  appUrl?: string;
  /** The name of that app. */
  appName?: string;
  /** The logo in the menu. */
  logoImg?: string;
  /** The headline of the landing page. */
  headerTitle?: string;
  /** One or two sentences below the headline. */
  headerTitleDescription?: string;
  /** What is said about who makes this region possible. */
  sponsorMsg?: string;
  /** The sponsor's mark. */
  sponsorImg?: string;
  /** The picture of the brochure's cover. */
  brochureDownloadImg?: string;
  /** The brochure: a PDF file of this project, or a link to it. */
  brochureDownloadUrl?: string;
  /** The picture of the product beside the headline. */
  topScreenshotUrl?: string;
  /** How many students a free educator account can hold. */
  freeEducatorAccountQuota?: number;
  /** The heading above the feature list. */
  featuresTitle?: string;
  /** The feature list of the landing page, in this order. */
  features?: Feature[];
  /** The heading above the upgrade cards. */
  upgradeTitle?: string;
  /** The sections of the landing page: heading, text and picture, in this order. */
  featureSections?: FeatureSection[];
  /** The heading above the contact block. */
  contactFormHeader?: string;
  /** What the contact block says. */
  contactFormDescription?: string;
  webinar?: Webinar;
  /** Webinars that can be watched, the latest first. [] if there are none. */
  webinarHistory?: RecordedWebinar[];
  /** Sites of the same family, shown by their logos. [] if there are none. */
  otherSites?: SisterSite[];
  /** What the quote form is filled with before the visitor types: a field's name and its value. {} for nothing. */
  quotePreset?: {
    /** The value that the field starts with; "" leaves it empty. */
    [k: string]: string;
  };
}
/** The region's record in the state list. Each line is only needed where it differs from what is derived. */
export interface RegionDeployment {
  /** The id of the region. */
  regionId?: string;
  /** The name of the region. */
  regionName?: string;
  /** The name of the region's site. */
  name?: string;
  /** The key of the record. */
  id?: string;
  /** The whole address of the landing page. */
  url?: string;
  /** The address of the landing page within the site. */
  defaultURL?: string;
  /** The logo. */
  logo?: string;
  /** The logo as a JPG file. */
  logoJPG?: string;
  /** A small picture of the region's site. */
  thumb?: string;
}
/** The library edition: all that it shows. */
export interface LibraryFile {
  /** The version of this format. Always 1. */
  version: 1;
  /** The name of the library edition. */
  name: string;
  /** Scheme and host that the library edition is published under, without a slash at the end. */
  origin: string;
  /** Scheme and host of the server that answers forms and webinars on the public site, without a slash at the end. Leave the line out where that is the site's own host. Previews never call it. */
  apiOrigin?: string;
  /** true when the server named under apiOrigin lists the header Idempotency-Key in Access-Control-Allow-Headers, and stores a form once however often it arrives with the same value of it. Without apiOrigin the header is always sent, and this line is left out. */
  apiAllowsIdempotencyKey?: boolean;
  /** The name of a hidden field of the forms. It takes an id that stays the same when a visitor sends a form again after no answer came, so that the form service can tell a repeat from a new request. Forms without a hidden field of this name are sent without it. */
  submissionIdField?: string;
  /** The title of the home page, as search engines and browser tabs show it. */
  title: string;
  /** What the site is, as search engines show it. */
  description: string;
  /** The colour that pages are drawn in, one of eight that go with the design. */
  accent: 'harbor' | 'clay' | 'sage' | 'plum' | 'ochre' | 'spruce' | 'brick' | 'slate';
  /** The logo in the menu. */
  logo: string;
  claims: Claims;
  contacts: Contacts;
  provider: Provider;
  /** The privacy page. */
  privacyUrl: string;
  copyright: Copyright;
  /** The ids of the forms, as the form service names them. */
  forms: {
    /** The form that asks for a quote. */
    quote: string;
    /** The form that asks for a demo account. */
    demo: string;
  };
  confirmation: Confirmation;
  /** The top of the home page. */
  hero: {
    /** The headline. */
    title: string;
    /** One or two sentences below the headline. */
    text: string;
    /** The picture beside it. */
    image: string;
  };
  /** The section about the career database. */
  careerDatabase: {
    /** The heading. */
    title: string;
    /** A paragraph. */
    text: string;
    /** The picture beside it. */
    image: string;
  };
  /** The section about finding one's way. */
  navigation: {
    /** The heading. */
    title: string;
    /** The feature list of this section, in this order. */
    features: Feature[];
  };
  /** The case study. */
  caseStudy: {
    /** The headline. */
    title: string;
    /** What it is about; shown on the home page. */
    summary: string;
    /** The picture beside it. */
    image: string;
    /** Its sections, in this order. */
    sections: {
      /** The heading. */
      title: string;
      /** A paragraph. */
      text: string;
    }[];
  };
  /** The block that invites questions. */
  question: {
    /** The heading. */
    title: string;
    /** One or two sentences. */
    text: string;
  };
  /** The texts of the pricing page. */
  pricing: {
    /** The headline. */
    title: string;
    /** What stands above the prices. */
    text: string;
    /** What is said about discounts. */
    discount: string;
  };
  /** The prices by population served, from the smallest to the largest. */
  tiers: LibraryTier[];
  analytics: Analytics;
  errorReports: ErrorReports;
}
/** One price. */
export interface LibraryTier {
  /** The population from which the price holds. */
  from: number;
  /** The population below which the price holds: the from of the next price. Leave the line out in the last. */
  to?: number;
  /** US dollars a year. */
  price: number;
}
