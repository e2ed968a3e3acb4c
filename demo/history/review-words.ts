/** What buyers of a history write, put together from halves: honest, of all moods, and fit for anything with a plug. */
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
      "It replaces one that lasted us nine years, and the difference is plain.",
      "I compared four of them before I chose, and I am glad I did.",
      "Bought for my parents, and now I want one too.",
      "Three weeks in daily use so far.",
      "Unpacked, plugged in, done: ten minutes, and I am not handy.",
    ],
    middle: [
      "Everything feels solid, nothing rattles.",
      "The short manual is enough; I never opened the long one.",
      "It is smaller than it looks in the pictures, which suits our kitchen.",
      "Even my father finds his way around it.",
      "It was packed so well that not a corner was bent.",
    ],
    end: [
      "If it lasts half as long as the old one, it was worth every cent.",
      "My sister has ordered the same one since.",
      "Five stars, and I do not give those often.",
      "",
    ],
  },
  4: {
    titles: ["Good, with one small but", "Nearly perfect", "Solid for the price", "Happy so far"],
    begin: [
      "Good value, and it arrived a day early.",
      "After two months I can say that it holds up.",
      "Most of it is really well thought out.",
    ],
    middle: [
      "One star less because the cord is a hand too short for our wall.",
      "The setup asked for an account that I did not want; one can skip it, but the button is hidden.",
      "A little louder at night than I expected.\n\nDuring the day nobody notices.",
      "The color is darker than on my screen.",
    ],
    end: ["I would still choose it again.", "Nothing that would make me send it back.", ""],
  },
  3: {
    titles: ["It is all right", "Mixed feelings", "Fine, not more"],
    begin: ["It does its job and no more than that.", "I wanted to like it more than I do."],
    middle: [
      "What it does, it does well, but every setting is three menus deep.",
      "The first one had a scratch and was exchanged without a word; the second is fine.",
      "For occasional use it is good enough, for every day I would take the next size up.",
    ],
    end: ["Think about what you need before you order.", "Perhaps my expectations were too high.", ""],
  },
  2: {
    titles: ["Not for me", "Expected more", "Loud"],
    begin: ["Sadly not what I had in mind.", "It worked for two weeks as it should."],
    middle: [
      "Since then it needs two tries before it switches on.",
      "It hums, and in a small flat one hears that in every room.",
      "The lid feels as if it would not survive a move.",
    ],
    end: ["Support was friendly, I give them that.", "I keep it for the garage."],
  },
  1: {
    titles: ["Sent back", "Broken after a month", "Disappointed"],
    begin: ["It stopped working after five weeks.", "The display had a dead line from the first day."],
    middle: ["Switching off and on, another outlet, the reset from the manual: nothing helped."],
    end: ["The return went smoothly, the money was back within a week.", "I ordered another model instead."],
  },
};

/** What staff answer, by stars. */
export const ANSWERS: Readonly<Record<number, readonly string[]>> = {
  5: ["Thank you for coming back to tell us. Enjoy it!"],
  4: ["Thank you. We have passed the point about the setup on to the maker."],
  3: [
    "Thank you for the fair words. If you would like the next size up, we take this one back within the return period.",
  ],
  2: [
    "That is not how it should be. Please answer the mail of your order: we would like to have it looked at.",
  ],
  1: ["We are sorry. Your return was free, and we have told the maker about the fault you describe."],
};

/** What staff declined, and why. */
export const DECLINED: readonly (readonly [reason: DeclineReason, title: string, text: string])[] = [
  [
    "OFF_TOPIC",
    "Doorbell",
    "The driver rang twice although there is a note on the door. Nothing to do with the thing itself.",
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
