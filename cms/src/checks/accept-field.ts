/** Field of an entry that lets it be published although other pages then lead nowhere. It is never stored. */
export const acceptField = 'accept_broken_links';
