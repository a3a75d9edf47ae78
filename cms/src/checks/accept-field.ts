/** Field of an entry that allows to publish it although links of other pages break. It is never stored. */
export const acceptField = 'accept_broken_links';
