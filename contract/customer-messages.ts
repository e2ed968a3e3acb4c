/** Sentences about customers and their accounts, a part of contract/messages.ts. */
export const CUSTOMER_MESSAGES = {
  addressAdded: "Address added successfully.",
  addressDeleted: "Address deleted successfully.",
  addressUpdated: "Address updated successfully.",
  passwordChanged: "Customer password changed successfully.",
  passwordNotChanged: "Customer password could not be changed.",
  profileUpdated: "User Profile updated successfully.",
  customerProfileUpdated: "Customer Profile updated successfully.",
  disabled: "Disabled successfully.",
  statusChanged: "User status changed successfully.",
  statusNotChanged: "User status could not be changed.",
  isDisabled: "This customer is switched off. Switch them on before you change anything.",
  tooManyAddresses: "You have saved as many addresses as we can keep. Please delete one first.",
  accountDeleted: "Your account has been deleted.",
  accountNotDeleted: "This is not your password. Your account has not been deleted.",
  accountNotDeletedName: "This is not the e-mail address of your account. Your account has not been deleted.",
  orderUnderWay:
    "An order of yours is under way. Your account can be deleted once it is completed or cancelled.",
  staffNotDeleted: "Accounts of the back office are ended by an administrator.",
  /** Of a save on an earlier state: who changed what meanwhile. */
  changedMeanwhile: (by: string, what: string) =>
    `${by} has changed this customer meanwhile (${what}). Your change was not saved: look at what is new, then save again.`,
  noteText: "Please write the note",
  noteSaved: "The note is saved.",
  tooManyNotes: "There are as many notes about this customer as there can be.",
  tagWanted: "Please enter a tag",
  tagsChanged: "The tags are changed.",
  tooManyTags: "A customer has at most 20 tags. Please remove one first.",
  deviceSignedOut: "Signed out on this device.",
  signedOutEverywhere: "Signed out everywhere.",
  merged: "The two accounts are one now.",
  mergeIsFinal: "This cannot be taken back.",
  canSignInAgain: "They can sign in again with their password.",
  mergeSame: "This is the same account.",
  mergeElsewhere: "The account that would end was merged into another one already.",
  mergeUnverified:
    "The account that stays has not proved its e-mail address, so nothing can be merged into it.",
  mergeDisabled: "The account that stays is switched off. Switch it on first.",
  mergeOtherPerson:
    "Both accounts have an application to lease under way, and they name different people. Wait until one is over.",
  mergeStale: "One of the accounts was changed meanwhile. Please look at the preview again.",
} as const;
