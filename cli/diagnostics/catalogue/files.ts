import { error, fixableError } from './entry.ts';

/** What can be wrong with a file as a whole, before its lines are looked at. */
export const fileCodes = {
  'file-not-found': error(
    'The file {path} does not exist. Create it, or name another.',
    'A file that the command needs does not exist.',
    'Without both YAML files there is nothing to build from.',
    'Create the file, correct its name after --regions or --library, or run the command inside the project folder.',
  ),
  'file-unreadable': error(
    "[{isFolder}{path} is a folder. Name the YAML file itself.|{isDevice}{path} is a device or a pipe. Put a file in its place.|{isLink}{path} is a link that leaves the project's folder. Put the file in its place, or name the other one with --regions or --library.|The file {path} cannot be read. Check that you are allowed to open it.]",
    'The path exists, but it is a folder, or your account may not open the file.',
    'The site cannot be built from a file that cannot be read.',
    'Name the YAML file itself, and check its permissions.',
  ),
  'not-utf8': error(
    'The file is not saved as UTF-8, but probably as {name}, so letters would be lost.[ This character was probably meant as "{character}".] Save it again with the encoding UTF-8.',
    'The file is saved in another encoding than UTF-8.',
    'Accented letters, dashes and quotes would come out as other characters.',
    'Save the file again with the encoding UTF-8; most editors offer this in the status bar or when saving.',
  ),
  'control-character': fixableError(
    '[{escape} stands for a control character|There is an invisible control character here], which no page can show. Delete it, or write a blank where it parts two words.',
    'The file contains an invisible control character, usually pasted from another program, or an escape such as `\\0` that stands for one.',
    'No page can show it.',
    'Delete the character, or write a blank where it parts two words; if it is hard to find, delete the word around it and type that again.',
  ),
  'merge-conflict': error(
    'Two people changed the same lines, and git left both versions here. Keep the right one, and delete the other and the three marker lines.',
    'Git could not combine two changes to the same lines and left both in the file.',
    'The markers are not YAML, and only one of the two versions can be right.',
    'Keep the version that is right, and delete the other one and the three marker lines.',
  ),
  'merge-leftover': error(
    '"{mark}" is left over from where git marked that two people changed the same lines. Delete this line[{others} and the others that are left over]. If the lines around say the same thing twice, keep only the right version.',
    'A line that git wrote into the file to divide two versions of the same lines is still there.',
    'It is not YAML. Often the two versions stand there one after the other as well, and only one of them can be right.',
    'Delete the line, and of the lines around it keep the version that is right.',
  ),
  'missing-fold': fixableError(
    'The text of "{name}" begins in the line below and holds a colon, which YAML takes for the end of a field\'s name. Write `{name}: >-`, so that the indented lines below are one text.',
    'A text of several lines stands below its name without `>-`, and holds a colon.',
    'YAML takes the words before the colon for the name of a field.',
    'Write `>-` after the colon of the name that the text belongs to.',
  ),
  'alt-below-picture': fixableError(
    'The picture of "{name}" and its "alt" belong together in braces. Write `{name}: {suggestion}`.',
    'The words of a picture, its `alt`, stand in a line of their own below the path of the file.',
    'A field has one value: the path alone, or path and words together between braces.',
    'Write `{ file: assets/…, alt: "…" }` after the name of the picture.',
  ),
  'empty-file': error(
    'The file holds no fields yet, only blank lines or comments. Start it with `version: 1`.',
    'The file has no content other than blank lines or comments.',
    'There is nothing to build from.',
    'Start the file with `version: 1`, or restore it from an earlier commit.',
  ),
  'not-a-mapping': error(
    'The file must be made of fields, each a name, a colon, a space and a value. Start it with `version: 1`.',
    'The file is a list or a single value instead of named fields.',
    'Everything in these files is found by the name of its field.',
    'Write fields, each as `name: value`, and start with `version: 1`.',
  ),
  'several-documents': error(
    'This line starts a second document, and a file can hold only one. Delete the line, or move what follows to a file of its own.',
    'A line of three dashes in the middle of the file starts a second YAML document.',
    'Only the first document would be read, so what follows would be lost.',
    'Delete the line, or move what follows it to a file of its own.',
  ),
  'nested-too-deep': error(
    'This is nested more than {limit} levels deep, and no field is. Remove the extra brackets, dashes or indentation.',
    'Values are nested far deeper than any field of these files.',
    'It is almost always a slip, such as brackets that were pasted many times.',
    'Remove the extra brackets, dashes or indentation.',
  ),
  'too-many-problems': error(
    'Only the first {limit} problems of this file are reported, and what follows here was left out. Mend those, and validate again.',
    'The file has more problems than are listed.',
    'Most of them usually follow from the first few.',
    'Correct the problems that are listed, and validate again.',
  ),
  'mac-line-end': error(
    'This line ends as those of old Mac programs do, and YAML programs disagree on what that means. Save the file with the line ends of Unix (LF) or Windows (CRLF).',
    'A line ends with a single carriage return, as in files of old Mac programs.',
    'Some YAML programs take it for the end of a line and others do not, so they would read different texts.',
    'Save the file with the line ends LF or CRLF; most editors offer this in the status bar.',
  ),
} as const;
