/** Business limits (product 3.2, 5.1, 9.9, 12.3 and 12.4). Lengths are in characters. */
export const limits = {
  organizationCode: { exact: 4 },
  organizationName: { min: 3 },
  patrolNames: { max: 100 },
  /** The roles one person can be given, each perhaps repeated. */
  roles: { max: 20 },
  adminName: { min: 2 },
  patrolName: { min: 3 },
  callSign: { min: 2 },
  /** The patrollers that one new patrol can begin with. */
  crew: { max: 100 },
  /** The crew that a patrol may want (product 5.23). */
  crewSize: { min: 2, max: 20 },
  /** The drafts that are finalized together. */
  finalizedTogether: { max: 100 },
  /** The patrols and events that are cancelled together. */
  cancelledTogether: { max: 100 },
  /** The patrols whose free places are offered by one call, and the people whom it asks. */
  offeredTogether: { max: 40, people: 1000 },
  /** The patrols whose crews are proposed by one call, and the places that it keeps or that are filled together. */
  filledTogether: { max: 62, places: 1240 },
  /** For how many hours nobody goes again after a patrol (product 6.24). */
  restHours: { usual: 8, max: 72 },
  /** The copies of patrols that are made at once, and how far ahead (product 5.18). */
  copies: { max: 100, daysAhead: 366 },
  /** The places whose streets one call asks for. */
  streets: { max: 100 },
  /** The mails that one call sends again. */
  mailedTogether: { max: 100 },
  password: { min: 8, max: 200 },
  /** A code of the second step, as it is typed. */
  code: { max: 30 },
  /** A key of the second step that is not kept yet, as the server hands it out. */
  sealedKey: { max: 1000 },
  /** The passkeys of one person. */
  passkeys: { max: 20 },
  passkeyName: { max: 50 },
  /** A part of what a passkey answers, in base64url. */
  passkeyBytes: { max: 10_000 },
  /** The id of a passkey, of 1,023 bytes at most (WebAuthn, section 4), in base64url. */
  credentialId: { max: 1364 },
  /** Days in which who needs a second step sets it up (product 9.25). */
  secondStepGrace: { min: 0, max: 30 },
  hours: { min: 1, max: 72 },
  year: { min: 2000, max: 2100 },
  text: { max: 5000 },
  name: { max: 200 },
  search: { max: 100 },
  phone: { max: 50 },
  idNumber: { max: 20 },
  rego: { max: 6 },
  vehicle: { max: 50 },
  eventNumber: { max: 30 },
  /** The event numbers that one patrol shows besides the ECC's last one. */
  formerEventNumbers: { max: 10 },
  /** The event numbers that a mail with several of them offers, and the length of each one's sentence. */
  candidates: { max: 5, sentence: 300 },
  /** Metres within which a device knows its place: half the way round the earth. */
  accuracy: { max: 20_040_000 },
  /** Kilometres on an odometer. */
  odometer: { max: 9_999_999 },
  incidentKind: { max: 100 },
  vehicleYear: { min: 1900 },
  /** The people, and the vehicles, involved in one incident. */
  involved: { max: 50 },
  /** The entries of one person that can be kept for review on one patrol. */
  setAside: { max: 100 },
  /** The periods in which one patroller is not available, and the patrols that they wish to go on in a month. */
  availability: { max: 50 },
  patrolsAMonth: { max: 31 },
  /** With how many people one person must not go, or wishes to go. */
  pairs: { max: 20 },
  /** How often who came on one patrol can be corrected. */
  corrections: { max: 200 },
  /** What an admin says to those whom a change mails. */
  message: { max: 1000 },
  /** The subject of a message to members. */
  messageSubject: { max: 120 },
  /** What an organization's page to join says besides its name. */
  joinWords: { max: 500 },
  /** The reason for which a start or a finish is voided. */
  voidReason: { max: 500 },
  /** The incidents whose people and plates are erased, or read for a file, at once. */
  recorded: { erasedTogether: 100 },
  /** Why a request to be erased is declined. */
  declineReason: { max: 500 },
  /** Why the details of a patrol or an incident are held. */
  holdReason: { max: 500 },
  /** How often the details of one patrol can be held, released holds included. */
  holds: { max: 100 },
  /** The properties that an entry of the record keeps though the server does not know them, in characters. */
  extra: { max: 5000 },
  /** The rows of one import of people, and the people that an organization has after it. */
  imported: { rows: 500, people: 999 },
  page: { default: 12, max: 1000, people: 50 },
  /** The most issues one answer lists, and the most characters it echoes of a refused text. */
  issues: { max: 100 },
  echoed: { max: 200 },
} as const;

/** The defaults of a new patrol (product 5.2). */
export const newPatrol = { daysAhead: 3, time: '21:00', hours: 3, crewSize: 2, name: 'Patrol' } as const;

/** How many patrols a month a patroller is taken to wish for who has not said it (product 6.22). */
export const usualPatrolsAMonth = 2;

/** How many minutes before its start a patrol can be logged on with the ECC, and started (product 8.2). */
export const readyMinutes = { logOn: 90, start: 60 } as const;

/** How many minutes the time of a message to the ECC may differ from the server's, either way (product 16.2). */
export const eccClockMinutes = 5;

/** How many minutes after the planned start a patrol rings the ECC if it has not answered (product 8.4). */
export const eccCallMinutes = 15;

/** By how many hours a running patrol is extended at a time (product 16.13). */
export const extensionStep = 0.5;

/**
 * How often changes that cause mail are allowed within an hour: to one thing, by one caller or by all (product
 * 12.13).
 */
export const changesAnHour = {
  /** Answers to one assignment: by its patroller, and by admins for them. */
  ownAnswers: 12,
  answersForOthers: 24,
  /** Event numbers of one patrol: by one crew member, and by the ECC's page. */
  eventNumbers: 12,
  /** Extensions of one patrol by one crew member. */
  extensions: 12,
  /** Moves and renames of one finalized patrol. */
  moves: 12,
  /** How often one person is added to a finalized patrol or removed from it. */
  crewChanges: 12,
  /** Guests with an address who are added to one finalized patrol or removed from it. */
  guestChanges: 40,
} as const;

/** How often the same changes are allowed within a day, by one person on all patrols together. */
export const changesADay = {
  ownAnswers: 100,
  answersForOthers: 400,
  moves: 200,
  crewChanges: 400,
  /** Calls that mail of open places, each of them one mail to a person. */
  offers: 20,
  /** Calls for cover, each of them mailed to all who could go. */
  cover: 10,
  /** Messages to the crew of a patrol. */
  messagesToCrews: 30,
  /** Messages to those of a month, to all patrollers or to all members. */
  messagesToMany: 5,
  /** Choices by which less is kept, of which all admins are mailed (product 22.25 to 22.27). */
  keepingLess: 20,
  /** Calls for cover of one place, for which the same people are asked. */
  coverOfOne: 3,
  /** Swaps that one person proposes, and those among them to one other person. */
  swaps: 10,
  swapsToOne: 3,
} as const;

/**
 * How people are asked in turn (product 6.42): so many for each place at a time, who have so many hours, more of them while the start
 * is at least some days away, until everybody is asked at once so many hours before it.
 */
export const askedInTurn = {
  forEachPlace: 3,
  hours: 6,
  earlyHours: 24,
  earlyDays: 7,
  everybodyHours: 48,
} as const;

/** Between which local times nobody is asked by mail, unless the start is within so many hours (product 11.67). */
export const quietHours = { from: '21:00', until: '08:00', unlessWithinHours: 18 } as const;

/** For how many minutes the notice of a decline or a move waits for a later one, unless the start is within so many hours (product 11.22). */
export const noticeWait = { minutes: 3, unlessWithinHours: 3 } as const;

/** How many hours past a patrol's end the ECC can answer, and the crew can enter its event number (product 16.6). */
export const eccAnswerHours = 24;

/** How long after accepting the assignment page shows its buttons again (product 6.8). */
export const answerAgainAfterMinutes = 5;

/** How long before expiry a token must, or should, be refreshed, and how often that is retried (product 9.4). */
export const tokenRefresh = { requiredSeconds: 5, earlySeconds: 60, retries: 5 } as const;

/** How far the times of a patrol's record may be from the moment when they are recorded (product 17.3), in minutes. */
export const recordWindow = {
  start: { ahead: 60, back: 360 },
  incident: { ahead: 1 },
  finish: { ahead: 15 },
} as const;

/**
 * For how many days entries recorded without coverage are accepted (product 17.6), and for how many days past
 * its end an unfinished patrol comes first for its crew (product 7.12).
 */
export const recordedDays = 7;

/** After how many minutes without an entry the crew of a running patrol is asked for one (product 17.2). */
export const quietMinutes = 15;

/** After how many minutes an urgent mail that has not left counts as not sent (product 11.21). */
export const unsentMinutes = 1;

/**
 * How many minutes past its end, without a further entry, the admins are mailed about a running patrol: twice
 * (product 17.8).
 */
export const overdueMinutes = [30, 60] as const;

/**
 * For how many hours past its planned end a patrol counts as running. Until then it is mailed about (product
 * 17.8) and its crew see each other's contacts (product 2.7). If its record took longer, the finish was
 * forgotten (product 20.5).
 */
export const overdueHours = 24;

/**
 * For how many days past a patrol's planned end an admin can correct its record (product 17.16 and 17.26) and
 * who came (product 6.16).
 */
export const correctionDays = 30;

/** For how many minutes what was made together can be undone together: copies, and places that were filled (product 5.24 and 6.53). */
export const undoMinutes = 15;

/** For how many days the code of an archived organization stays its own (product 3.9). */
export const archivedCodeDays = 30;

/**
 * For how many days a request to join waits for its address to be confirmed, and then for an admin (product 4.30); how many mails
 * with the link a day go to one address, and how many requests a day an organization takes (product 4.27).
 */
export const joining = { confirmDays: 3, answerDays: 30, linksADay: 3, requestsADay: 100 } as const;

/** From how many minutes past its end an admin may finish a running patrol for its crew (product 17.9). */
export const finishForCrewMinutes = 60;
