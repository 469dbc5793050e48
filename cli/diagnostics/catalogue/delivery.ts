import { error, warning } from './entry.ts';

/** What can be wrong with redirects, sizes, a deployed folder, and a running host. */
export const deliveryCodes = {
  'redirect-loop': error(
    'Requests for {path} are redirected in a loop: {steps}. Change where one of these leads.',
    'Redirects lead in a circle.',
    'Browsers give up with an error.',
    'Change where one of the redirects leads.',
  ),
  'redirect-chain': error(
    'Requests for {path} are redirected more than once: {steps}. Let the first lead directly to the last.',
    'A redirect leads to an address that redirects again.',
    'Every visitor waits for another round trip, and search engines may stop following.',
    'Let the first redirect lead to the final address.',
  ),
  'redirect-shadows-page': error(
    'The redirect {pattern} also matches {url}, which is a page or file. Hosts differ in which of the two they answer with. Change one of the addresses.',
    'The pattern of a redirect takes in the address of a page or file.',
    'Some hosts would answer with the page and others with the redirect.',
    'Change one of the two addresses.',
  ),
  'redirect-nowhere': error(
    '{pattern} leads to {to}, but nothing answers there. Change where it leads.',
    'A redirect leads to an address that nothing answers.',
    'Visitors are sent to an error page.',
    'Change where it leads.',
  ),
  'open-redirect': error(
    'This redirect leads to {target}, which begins with a piece of the address that is asked for, so a link such as /x//evil.example could send visitors to another site. Build again, or write a fixed folder at its start.',
    'The target of a redirect starts with a part of the requested address.',
    'A crafted link to this site could send visitors to another one, for example to steal a password.',
    'Build again. In a rule of your own, start the target with a fixed folder.',
  ),
  'over-budget': error(
    '{what} takes {size} kB when it is sent, and the budget "{budget}" is {limit} kB. Make it smaller, or allow more by {field} in regions.yaml.',
    'A file, a page, or all that a page loads at once is larger than its budget.',
    'It loads slowly on phones and in schools.',
    'Make it smaller, for example by compressing pictures, or raise the budget in regions.yaml.',
  ),
  'output-outdated': warning(
    'Since {since} a build is another than this one, for what time has changed. Build and publish again; career-site agenda says what comes next.',
    'The output was built for an earlier time: a webinar has begun or is over since, or a year has.',
    'Visitors without JavaScript read what no longer holds.',
    'Build and publish again. `career-site agenda` says what changes when, so that a build can be made in time.',
  ),
  'output-missing': error(
    'The manifest lists {path}, but it is not there. Upload the output again.',
    'A file of the manifest is missing from the deployed folder.',
    'Its address answers with an error.',
    'Upload the output again.',
  ),
  'output-changed': error(
    '{path} is not the file that was built: its content has another hash. Upload the output again.',
    'A deployed file is not the one that was built.',
    'It may be old, damaged in transfer, or tampered with.',
    'Upload the output again, and find out what changed the file.',
  ),
  'output-unlisted': error(
    '{path} is not part of the build. Delete it, or keep it out of the folder.',
    'The output, or the folder that was deployed, has a file that no build wrote.',
    'It is served to visitors although nobody checked it.',
    'Delete it, or keep it outside the folder.',
  ),
  'output-not-a-file': error(
    '{path} is a {kind}. A build writes files only, and what this leads to is not what was built. Delete it, and upload the output again.',
    'Something in the output is not a plain file, such as a symbolic link or a pipe.',
    'A link could show visitors files from outside of the output, and a pipe never ends.',
    'Replace it with a plain file, or delete it.',
  ),
  'answer-differs': error(
    'The answer to {address} has another {what} than was built: {live}, not {built}. Deploy the output and the files for the host again.',
    'A running host answers a request in another way than the build says.',
    'Visitors get an old page, an error, or a page without the headers that protect them.',
    'Deploy the output and its files for the host again, and empty the caches in between.',
  ),
  'no-answer': error(
    'Nothing answered a request for {address}. Find out whether the host is up, and verify again.',
    'A running host does not answer a request at all, or not in time.',
    'Visitors wait, and then get an error of their browser.',
    'Find out whether the host is up and its address is right, and verify again.',
  ),
  'verify-unfinished': error(
    'The host was asked no further: again and again it answered nothing, or that it is busy. {rest} of {all} requests are left. Find out why, and go on with --resume.',
    'A running host stopped answering before all was asked for.',
    'Nothing is known of the rest of the site.',
    'Find out why the host does not answer, and run the command again with `--resume`, which asks for the rest alone.',
  ),
} as const;
