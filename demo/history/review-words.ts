/** Review texts of a history, combined from halves: all moods, suitable for anything with a plug. */
import type { DeclineReason } from "#contract/reviews/schema";

export interface Mood {
  readonly titles: readonly string[];
  readonly begin: readonly string[];
  readonly middle: readonly string[];
  readonly end: readonly string[];
}

/** By stars. */
export const MOODS: Readonly<Record<number, Mood>> = {
  5: {
    titles: [
      "Better than I hoped",
      "Would buy it again",
      "Does what it should",
      "No regrets",
      "A keeper",
      "👍",
    ],
    begin: [
      "It replaced one that lasted us nine years, and the difference is obvious.",
      "I compared four of them before buying, and I'm glad I did.",
      "Bought it for my parents, and now I want one too.",
      "Three weeks of daily use so far.",
      "Unpacked, plugged in, done in ten minutes, and I'm not handy.",
    ],
    middle: [
      "Everything feels solid, nothing rattles.",
      "The quick start guide is enough; I never opened the manual.",
      "It's smaller than it looks in the pictures, which is great for our kitchen.",
      "Even my dad can figure it out.",
      "It was packed really well, not a scratch on it.",
    ],
    end: [
      "If it lasts half as long as the old one, it's worth every cent.",
      "My sister ordered the same one.",
      "Five stars, and I don't give those often.",
      "",
    ],
  },
  4: {
    titles: ["Good, with one small catch", "Almost perfect", "Solid for the price", "Happy so far"],
    begin: [
      "Good value, and it arrived a day early.",
      "Two months in and it's holding up well.",
      "Really well thought out for the most part.",
    ],
    middle: [
      "One star off because the cord is a few inches too short for our outlet.",
      "Setup asks you to create an account; you can skip it, but the button is hidden.",
      "A little louder at night than I expected.\n\nDuring the day you don't notice.",
      "The color is darker than on my screen.",
    ],
    end: ["I'd still buy it again.", "Nothing that would make me return it.", ""],
  },
  3: {
    titles: ["It's okay", "Mixed feelings", "Just fine"],
    begin: ["It does the job, nothing more.", "I wanted to like it more than I do."],
    middle: [
      "It works well, but every setting is three menus deep.",
      "The first one had a scratch and was exchanged, no questions asked; the second one is fine.",
      "Good enough for occasional use; for every day I'd get the next size up.",
    ],
    end: ["Think about what you need before you order.", "Maybe my expectations were too high.", ""],
  },
  2: {
    titles: ["Not for me", "Expected more", "Loud"],
    begin: ["Unfortunately not what I expected.", "It worked fine for two weeks."],
    middle: [
      "Since then it takes two tries to turn on.",
      "It hums, and in a small apartment you hear it in every room.",
      "The lid feels like it wouldn't survive a move.",
    ],
    end: ["Support was friendly, I'll give them that.", "I'm keeping it for the garage."],
  },
  1: {
    titles: ["Sent back", "Broken after a month", "Disappointed"],
    begin: ["It stopped working after five weeks.", "The display had a dead line from the first day."],
    middle: ["Power cycling, another outlet, the reset from the manual: nothing helped."],
    end: [
      "The return went smoothly and I had my money back within a week.",
      "I ordered another model instead.",
    ],
  },
};

/** Staff answers, by stars. */
export const ANSWERS: Readonly<Record<number, readonly string[]>> = {
  5: ["Thanks for taking the time to share this. Enjoy it!"],
  4: ["Thanks! We've passed your feedback about the setup on to the manufacturer."],
  3: [
    "Thanks for the honest feedback. If you'd like the next size up, you can return this one within the return period.",
  ],
  2: ["That's not how it should be. Please reply to your order email so we can get it checked out."],
  1: ["We're sorry. Your return was free, and we've reported the defect to the manufacturer."],
};

/** Declined reviews with reasons. */
export const DECLINED: readonly (readonly [reason: DeclineReason, title: string, text: string])[] = [
  [
    "OFF_TOPIC",
    "Doorbell",
    "The driver rang twice even though there's a note on the door. Nothing to do with the product.",
  ],
  [
    "PERSONAL",
    "Ask my neighbor",
    "My neighbor Mr. Hill in number 12 has one too, ask him, he is home every day after five.",
  ],
  [
    "ADVERTISING",
    "Cheaper elsewhere",
    "My cousin repairs these and sells used ones with a warranty, far below what you pay here.",
  ],
  ["UNREADABLE", "asdf", "jkl jkl jkl asdf jkl asdf"],
];
