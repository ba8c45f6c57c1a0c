// Common choices when any eight characters are accepted: words, each also with the usual digits appended.
const words = `
password passwort motdepasse contraseña contrasena parola wachtwoord passw0rd p@ssword p@ssw0rd pa55word pa55w0rd
drowssap letmein welcome welcometo iloveyou ilovemyself loveyou lovelove sunshine princess superman batman spiderman
football baseball basketball softball volleyball hockey soccer liverpool chelsea arsenal barcelona realmadrid juventus
manchester everton rangers celtic yankees cowboys steelers packers dolphins patriots starwars startrek skywalker
trustno1 whatever computer internet windows microsoft google facebook instagram youtube samsung iphone android
changeme changeit default guest admin administrator root sysadmin superuser supervisor manager master masterkey
secret topsecret security secure private access accessgranted login signin testing test tester testtest testuser temp
temporary example sample demo demodemo qwerty qwertyui qwertyuiop asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qwertz
qwertzui azerty azertyuiop dragon monkey tigger butterfly elephant dolphin panther cheetah hamster kitten bulldog
michael michelle jennifer jessica jonathan christopher christian alexander alexandra elizabeth stephanie samantha
nicholas benjamin charlotte victoria veronica patricia margaret matthew anthony patrick richard charles daniel william
robert thomas andrew joshua ashley amanda nicole hannah caroline brittany danielle gabriel isabella sebastian
january february march april june july august september october november december monday tuesday wednesday thursday
friday saturday sunday spring summer autumn winter holiday birthday christmas freedom liberty forever mountain midnight
sunflower rainbow chocolate strawberry pumpkin cookie banana orange pineapple cinnamon coffee cheese chicken diamond
diamonds platinum champion victory winner success blessing blessed heaven angel angels jesus jesuschrist godisgood
hallelujah scorpion gemini mercedes corvette mustang ferrari porsche harley yamaha kawasaki suzuki airplane pokemon
pikachu minecraft fortnite nintendo playstation counterstrike warcraft starcraft callofduty metallica slipknot nirvana
blink182 eminem greenday linkinpark jordan jordan23 brooklyn london paris newyork california florida chicago dallas
houston boston america canada england scotland ireland australia germany deutschland france espana mexico brazil
hello helloworld hellohello goodbye sweetheart sweetie babygirl beautiful gorgeous handsome darling honey precious
friends friendship family mother father brother sister grandma grandpa teacher doctor student engineer soldier officer
marines airborne firefighter police captain general commander warrior samurai ninja wizard merlin gandalf
company business office project service support customer sales marketing finance accounting backup database server
network firewall router cisco oracle postgres mysql ubuntu debian fedora redhat docker kubernetes jenkins
`
  .trim()
  .split(/\s+/);

const endings = ['', '1', '12', '123', '1234', '12345', '123456', '01', '007', '00', '2000'];

const walks = `
1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsxedcrfv zaq12wsx zaq1zaq1
zaq1xsw2 1234qwer qwer1234 qwert123 qwert1234 qwer4321 asdf1234 1234asdf asdfasdf zxcv1234 zxcvzxcv abcd1234 1234abcd
abc12345 abcdefgh abcdefghi abcdefghij a1b2c3d4 a1s2d3f4 aa123456 a1234567 a12345678 a123456789 qwe123qwe qweasdzxc
qweqweqwe asdasdasd zxczxczxc poiuytre poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxzlkj 0987654321 9876543210 987654321
87654321 76543210 12345678 123456789 1234567890 01234567 0123456789 12341234 123123123 123321123 123454321 12344321
11223344 1122334455 112233445566 44332211 10203040 13579246 24681012 135792468 147258369 147852369 159753456 741852963
789456123 963852741 14789632 36925814 12121212 21212121 10101010 20202020 69696969 31415926 314159265 27182818
19841984 19901990 20002000 20102010 20202021 20222023 20232024 20242025 20252026 ncc1701d ncc1701e rush2112 fred1234
`
  .trim()
  .split(/\s+/);

const repeated = [...'0123456789abcdefghijklmnopqrstuvwxyz'].flatMap((character) =>
  [8, 9, 10, 11, 12].map((length) => character.repeat(length)),
);

const commonPasswords: ReadonlySet<string> = new Set([
  ...words.flatMap((word) => endings.map((ending) => `${word}${ending}`)),
  ...walks,
  ...repeated,
]);

/** True for a password that an attacker tries first, in whatever case it is written. */
export const isCommonPassword = (password: string) => commonPasswords.has(password.toLowerCase());
