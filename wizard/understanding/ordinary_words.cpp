#include "wizard/understanding/ordinary_words.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace chalkline::wizard {
namespace {

// English words that are one or two letters away from a team's name or a word of betting, out of
// the 120,000 most frequent ones; sorted.
constexpr std::string_view kNeighbours =
    "aisles alighting ample angel angelus angers angles arbitral arbitrary arbitrate "
    "arbitrated arrangers athletes athletic athleticism avalanches balks balls bankrolled "
    "banks barks beads beagles beaks beams beans beard beards beare beats beaus becks beers "
    "bells belts bilayers biles billy blacks bladders blasters blazer blazes blued bluer "
    "bluesy bluet bluey blurs boars boats boilers bolas boles bolus bomber boots bosom boson "
    "botts bouton bouts braces brackets braes brains brakes brave braved braver bravest "
    "bravos brawlers breakers breeders breves brewer breweries brewery bronc bronco brown "
    "brownies brownish brows browsers bruin buccaneer buffaloes buffalos bulbs bulla bully "
    "bunks burks cades cafes cages cakes calipers calvary canaries caned canoes capes capital "
    "capitalise capitalism capitalist capitano capitols carbs cardi cardinal cares carnivals "
    "carts cases cates cavalier caves cells celtic cents chambers changers chanters chapters "
    "charger charges charters chefs chevaliers chicano chicanos chief chiefess chips chiton "
    "choppers cinch claps cleaves climbers clipper clots coats colas colds coles commanded "
    "commandeer commandeers commander commanderies commandery commandos commands commenters "
    "commoners cones contrarily coots cords costs cowboy cranes cravens crickets cultic cults "
    "curds dalles decks denier denser devil devilish diamondback dicks dingo docks dodger "
    "dodges dolphin ducky ducts dunks eagle eales estate falcon falconer falconry favorite "
    "favorites favouring favouritism flakes flame flamed flares fliers florid flumes fluoride "
    "flyer flyovers footy foray forte forth forts foyers frames friar friary gangrene giant "
    "giantess godden golder grants greed greek greens greet grizzled guardant guardian "
    "guarding gulden hacks hales halls halts handicaps hanks harks hickey hokey hornet "
    "hornless hurricane impaired impelled implies imploded implored islander islet islets "
    "jacket jacketed jackpots jaguar jerseys kells kicks kinds kinks knack knickerbocker "
    "knickers knight knighted knightly knock knocks lager lagers lakes lakeshore lamer laser "
    "lasers later laver lawmakers layer layers leads leafy leaguer leaguers leagues leaks "
    "leans leaps leases leave leaved leaven leaver leavers liens lightening lighting "
    "lightnings loaves loins loons loris louie maestros mafic magics maile mailings mammoths "
    "mania manic maples marbling marchers marginal margined maria mariner marines markings "
    "marle marlin marling martians martin martinis martins matinees maverick minty modal "
    "models modem modes morel motel national nationalism nationalist nationally necks nicks "
    "nines notional nugget oiler operates orangery oriole ottava overground overruns pacer "
    "paces packer packets padre pagers pains painters pantheism pantheon pantheons panther "
    "papers pares parkers parkland partners patricks patriot patriotic patriotism pavers "
    "payers pelican penguin phenix pickers pickling pirate pirated pistols piston placers "
    "planters poachers poissons portability predates predator predatory predictors prefatory "
    "preps press preys primates privates prods punchline rackets raider raisers ranchers "
    "ranger ranges rapports raptor raven ravenous raves reactors readings realtors recorded "
    "recorder records redbird redox redwing reword rickets riders ringers rockers rocket "
    "rocketed rocketry rockier rookies royal royalist sabers sables sabre sacrament "
    "sacramental sacraments sains saros scars sceptics seahawk seaports sears senator settle "
    "settlers shacks shanks shards shares shark sharps shorts siles sixes skate skelly "
    "slackers slate sleepers slurs soars sorts spacers sparks spars spate spellers spores "
    "sport sporty spots spouts spreader spreads spurn spurns spurt spurts stabs stade stage "
    "stags stairs stake stale stane stare stares stark starks starr start starts stated "
    "states stats statue stave stays stealers steamers steeples stingers stint stints stirs "
    "strow supports sweepers swings talpa texts thins thunderer thunders tiers tiger timers "
    "titan tomorrows tonal totals tractors trailblazer trailers trails train trainers trait "
    "traitors trawl trial triggers tsars twigs twine twink underboss undergoes understandings "
    "undertow vague valse valued valuer values valve vegan vegans vibes vices viewings viking "
    "vines vires vives voicings waite warrior while whine whiten whiter whites whitey winds "
    "wines winks wizard wizardry wranglers write yanked ";

std::vector<std::string_view> words_in(std::string_view list) {
  std::vector<std::string_view> words;
  while (!list.empty()) {
    const auto end = list.find(' ');
    words.push_back(list.substr(0, end));
    list.remove_prefix(end + 1);
  }
  return words;
}

}  // namespace

bool is_ordinary(std::string_view word) {
  static const auto kWords = words_in(kNeighbours);
  return std::ranges::binary_search(kWords, word);
}

}  // namespace chalkline::wizard
