/** Sentences about users of the back office, a part of contract/messages.ts. */
export const STAFF_MESSAGES = {
  added: "New Customer executive Added successfully.",
  emailTaken: "This e-mail address has an account already.",
  permissionsChanged: "User permissions changed successfully.",
  permissionsNotChanged: "User permissions could not be changed.",
  notOneself: "Nobody changes their own access. Please ask another administrator.",
  superAdminMayAll: "A super admin may do everything; there is nothing to change.",
  lastSuperAdmin: "This is the last super admin who can sign in.",
  beyondOwn: "You can only give what you may do yourself.",
} as const;
