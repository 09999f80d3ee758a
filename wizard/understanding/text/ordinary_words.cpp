#include "wizard/understanding/text/ordinary_words.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace chalkline::wizard {
namespace {

// English words that are one or two letters away from a team's name or a word of betting, out of
// the 120,000 most frequent ones; sorted.
constexpr std::string_view kNeighbours =
    "abetting abettor abutting accumulate accumulated accumulation aisles alighting america ample "
    "angel angelus angers angles arbitral arbitrary arbitrate arbitrated arrangers athletes "
    "athletic athleticism avalanches avoided babes bales balks balls bankrolled banks barks "
    "bases bates batting battling beads beagles beaks "
    "beams beans beard beards beare beast beasts beating "
    "beatings beats beaus becks beers beets befitting bells "
    "belts berthing besting bests better betters bilayers biles "
    "billy blacks bladders blasters blazer blazes bleak "
    "bleats blued bluer bluesy bluet bluey blurs "
    "boars boats boilers bolas boles bolus bomber boolean booleans boots bosom boson bottling "
    "botts bouton bouts braces brackets braes brains brakes brave braved braver bravest bravos "
    "brawlers bread breakers breaks bream breeders breves brewer breweries brewery brief bronc "
    "bronco brown brownies brownish brows browsers bruin buccaneer buffaloes buffalos bulbs "
    "bulla bully bunks burks cades cafes cages cakes calipers calvary canaries caned canoes "
    "capes capital capitalise capitalism capitalist capitano capitols carbs cardi cardinal "
    "cares carnivals carts cases casing catering cates cavalier caves cease ceasing "
    "celebration cells celtic cents chace chaining chairing chalky chambers chancel chancery "
    "chances change changers changing chanters chanting chapters charger charges charging "
    "charing charming charters charting chaser chatting cheating chefs chevaliers chicano "
    "chicanos chief chiefess chips chiton choosing choppers chose cinch claps clashing cleaves "
    "climbers clipper clocking clogging clone cloning closed closer closes closet closings "
    "clothing clots clotting clove clover coats coder coercing colas colds coles coloring "
    "combs comer commanded commandeer commandeers commander commanderies commandery commandos "
    "commands commenters commoners concealed condition conditionally conditioned conditioner "
    "conditions cones contrarily converging converting coots cords costs coven covers covert "
    "coves cowboy crafting cranes crashing cravens creating crickets crossing cultic cults "
    "curds dalles decimals decks denier denser devil devilish diamondback dicks dingo docks "
    "dodger dodges dolphin drafting drawings ducky ducts dunks eagle eales effected esports "
    "estate executed exported facing factional faking falcon falconer falconry fallback faring "
    "favorite favorites favouring favouritism fictional flakes flame flamed flares fliers "
    "florid flumes fluoride flyer flyovers footy foray formal forte forth forts foyers "
    "fraction fractions frames friar friary frictional functional gambler gangrene giant "
    "giantess glosses godden golder grafting granting grants grating greed greek greens greet "
    "grizzled guardant guardian guarding gulden hacks hales halls halts handicaps hanks harks "
    "hickey hokey hornet hornless horse horses hotkey hours house housed houses hurricane "
    "impaired impelled implies imploded implored "
    "independently investments islander islet islets jacket "
    "jacketed jackpots jaguar jerseys kells kicks kinds kinks knack knickerbocker knickers "
    "knight knighted knightly knock knocks lager lagers lakes lakeshore lamer laser lasers "
    "later laver lawmakers layer layers leads leafy leaguer leaguers leagues leaks leans leaps "
    "leases leave leaved leaven leaver leavers liens lightening lighting lightnings likes "
    "lined links lives loaves loins loons loosing loring loris louie loving lowing maestros "
    "mafic magics maile mailings mammoths mania manic manus maples marbling marchers marginal "
    "margined maria mariner marines markings marle marlin marling martians martin martinis "
    "martins matinees maverick meddling menus middling minas "
    "minds mines minis minks minos mints minty "
    "modal modelling models modem modems modes moles monkey monty monument morel mores moses "
    "motel motels moved movements mover movers movies national nationalism nationalist "
    "nationally necks nicks nines notional nugget numbered oiler operates orangery oriole "
    "ottava outside outsiders overground overruns pacer paces packer packets padre pagers "
    "pains paint painted painters pantheism pantheon pantheons panther papers pares parkers "
    "parkland parley partners patricks patriot patriotic patriotism pavers payers pelican "
    "penguin phenix picked picker pickers picket pickling "
    "pirate pirated pistols piston placers planters played "
    "players poachers pointers poissons poker portability positioned powder powers predates "
    "predator predatory predicting prediction predictors prefatory prefs preps press preys "
    "priced prices prick pride primates prime prince print printed prints privates prize probs "
    "procs prods productive progression pubic publican publicly publics punchline punished "
    "racing rackets rafting raging raider railings raisers raking ranchers ranger ranges "
    "rankings ranting raping rapports raptor rattling raven ravenous raves raving reacting "
    "reactors readings realtors recession recorded recorder records recursion redbird redox "
    "redwing regressive rehearse relating repression repressions respected "
    "returned returnee returnees returner returning returns revere reverie "
    "reversal reversed reverses reversing reverted revision reword rickets riders ringers "
    "roasting rockers rocket rocketed rocketry rockier rookies rotating royal royalist sabers "
    "sables sabre sacrament sacramental sacraments sains sampled saros scarp scars sceptics "
    "scope scored scorer scorers seahawk seaports sears senator settle settlers shacks shake "
    "shanks shard shards share shares shark sharpest sharps shipping shooting shopped shorts "
    "siles simple sixes skate skelly skipping slackers slate sleepers slipping slurs smallish "
    "snake soars sorts spacers sparks spars spate spellers spores sport sporty spots spouts "
    "spreader spreads spurn spurns spurt spurts squared squarely squares squire stabs stade "
    "stage stags stairs stake staked stakes stale stane stare stares stark starks starr start "
    "starts stated states stats statue stave stays stead steak steaks steal stealers steamers "
    "steeples stepping stingers stint stints stirs stoke stomping stopping store stores "
    "streaked stream streams strow supports swapping sweepers swinging swings talpa texts "
    "thins thunderer thunders tiers tiger timers titan tomorrows tonal totals tractors "
    "trailblazer trailers trails train trainers trait traitors traverse trawl treating trial "
    "triggers tsars twigs twine twink twinning underboss undergoes understandings undertow "
    "unity vague valse valued valuer values valve variable variances variants vegan vegans "
    "vibes vices viewings viking vines vires vives voicings waite warrior while whine whiten "
    "whiter whites whitey widening winding windings winds wines winks winnings wizard wizardry "
    "wranglers write writings yanked yields ";

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
